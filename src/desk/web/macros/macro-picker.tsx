import './macros.css'
import { useState } from 'react'
import type { ConversationPage } from '#desk/support-calls.ts'
import { MacroList } from '#desk/web/macros/macro-list.tsx'
import { useReadyMacros } from '#desk/web/macros/use-ready-macros.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'

/** Of a conversation beside its traveller's orders, or of a message of the contact page with the order it is about. */
type About =
  | ({ readonly conversation: string } & Pick<ConversationPage, 'orderNumber' | 'orders'>)
  | { readonly contact: string }

interface Props {
  readonly of: About
  readonly open: boolean
  readonly onClose: () => void
  readonly onPick: (text: string) => void
}

/** A saved answer, chosen by keys alone, as the order in hand fills it. */
export function MacroPicker({ of, open, onClose, onPick }: Props) {
  return (
    <Modal open={open} onClose={onClose} title="پاسخ آماده">
      <Choice of={of} onPick={onPick} />
    </Modal>
  )
}

function Choice({ of, onPick }: Pick<Props, 'of' | 'onPick'>) {
  const { orderNumber, orders } = 'contact' in of ? { orderNumber: null, orders: [] } : of
  const [order, setOrder] = useState(orderNumber ?? '')
  const { macros, refusal } = useReadyMacros(
    'contact' in of ? { contact: of.contact } : { conversation: of.conversation, order },
  )
  return (
    <div className="desk-form">
      {orders.length > 0 && (
        <SelectField
          label="از سفارش"
          value={order}
          onChange={({ target }) => setOrder(target.value)}
          options={[
            ...(orderNumber === null ? [{ value: '', label: 'بی سفارش' }] : []),
            ...orders.map(({ number, what, begins }) => ({
              value: number,
              label: `${number}، ${what}، ${begins}`,
            })),
          ]}
        />
      )}
      <RefusalNote says={refusal} />
      {macros === undefined ? (
        refusal === undefined && <p role="status">در حال آوردن پاسخ‌ها…</p>
      ) : (
        <MacroList macros={macros} onPick={onPick} />
      )}
    </div>
  )
}
