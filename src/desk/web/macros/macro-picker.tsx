import './macros.css'
import { useState } from 'react'
import type { ConversationPage } from '#desk/support-calls.ts'
import { MacroList } from '#desk/web/macros/macro-list.tsx'
import { useReadyMacros } from '#desk/web/macros/use-ready-macros.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'

interface Props {
  readonly view: Pick<ConversationPage, 'id' | 'orderNumber' | 'orders'>
  readonly open: boolean
  readonly onClose: () => void
  readonly onPick: (text: string) => void
}

/** A saved answer, chosen by keys alone, as the order in hand fills it. */
export function MacroPicker({ view, open, onClose, onPick }: Props) {
  return (
    <Modal open={open} onClose={onClose} title="پاسخ آماده">
      <Choice view={view} onPick={onPick} />
    </Modal>
  )
}

function Choice({ view: { id, orderNumber, orders }, onPick }: Pick<Props, 'view' | 'onPick'>) {
  const [order, setOrder] = useState(orderNumber ?? '')
  const { macros, refusal } = useReadyMacros({ conversation: id, order })
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
