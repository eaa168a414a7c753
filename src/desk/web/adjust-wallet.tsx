import { useRevalidator } from 'react-router'
import type { proposalCalls } from '#desk/proposal-calls.ts'
import { AmountField } from '#desk/web/amount-field.tsx'
import { askDesk } from '#desk/web/desk-call.ts'
import { ProposalForm } from '#desk/web/proposal-form.tsx'
import { textIn } from '#desk/web/text-in.ts'
import { parsePrice } from '#money/amount-input.ts'
import { moneyUnit } from '#money/display-unit.ts'
import { Modal } from '#web/ui/dialogs/modal.tsx'
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
  const { revalidate } = useRevalidator()
  async function propose(form: FormData, reason: string) {
    const text = (name: string) => textIn(form, name)
    const proposed = await askDesk<typeof proposalCalls.adjustWallet>('POST /api/desk/wallet-adjustments', {
      body: {
        mobile: text('mobile'),
        direction: text('direction') === 'debit' ? 'debit' : 'credit',
        amount: parsePrice(text('amount')) ?? Number.NaN,
        reason,
      },
    })
    await revalidate()
    return proposed
  }
  return (
    <Modal open={open} onClose={onClose} title="اصلاح موجودی کیف پول">
      <ProposalForm
        fields={['mobile', 'amount']}
        kind="primary"
        consequence="تا نفر دوم تأیید نکند چیزی جابه‌جا نمی‌شود؛ موجودی پیش و پس از آن را در «تأییدها» می‌بینید."
        propose={propose}
      >
        {(faults) => (
          <>
            <SelectField label="چه کاری" name="direction" options={directions} />
            <TextField
              label="موبایل مسافر"
              name="mobile"
              inputMode="tel"
              autoComplete="off"
              ltr
              data-first-focus
              error={faults['mobile']}
            />
            <AmountField label={`مبلغ به ${moneyUnit()}`} name="amount" error={faults['amount']} />
          </>
        )}
      </ProposalForm>
    </Modal>
  )
}
