import { useRevalidator } from 'react-router'
import { useAction } from '#accounts/web/use-action.ts'
import type { proposalCalls } from '#desk/proposal-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { textIn } from '#desk/web/text-in.ts'
import { parsePrice } from '#money/amount-input.ts'
import { moneyUnit } from '#money/display-unit.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

const directions = [
  { value: 'credit', label: 'افزودن به کیف پول' },
  { value: 'debit', label: 'برداشتن از کیف پول' },
]

/** Proposes; another one does it. */
export function AdjustWallet({ open, onClose }: Props) {
  return (
    <Modal open={open} onClose={onClose} title="اصلاح موجودی کیف پول">
      <AdjustForm onDone={onClose} />
    </Modal>
  )
}

function AdjustForm({ onDone }: { readonly onDone: () => void }) {
  const { isBusy, faults, begin } = useAction(['mobile', 'amount', 'reason'])
  const { revalidate } = useRevalidator()
  async function propose(form: FormData) {
    const text = (name: string) => textIn(form, name)
    await askDesk<typeof proposalCalls.adjustWallet>('POST /api/desk/wallet-adjustments', {
      body: {
        mobile: text('mobile'),
        direction: text('direction') === 'debit' ? 'debit' : 'credit',
        amount: parsePrice(text('amount')) ?? Number.NaN,
        reason: text('reason'),
      },
    })
    await revalidate()
    onDone()
  }
  return (
    <form
      className="desk-form"
      onSubmit={(event) => {
        event.preventDefault()
        void begin(() => propose(new FormData(event.currentTarget)), event.currentTarget)
      }}
    >
      <SelectField label="چه کاری" name="direction" options={directions} />
      <TextField label="موبایل مسافر" name="mobile" inputMode="tel" ltr error={faults['mobile']} />
      <TextField
        label={`مبلغ به ${moneyUnit()}`}
        name="amount"
        inputMode="numeric"
        ltr
        error={faults['amount']}
      />
      <TextField label="دلیل" name="reason" error={faults['reason']} />
      <RefusalNote says={faults['']} />
      <Button type="submit" busy={isBusy && 'در حال فرستادن…'}>
        پیشنهاد به نفر دوم
      </Button>
    </form>
  )
}
