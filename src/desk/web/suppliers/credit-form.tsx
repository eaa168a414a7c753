import type { SupplierView, supplierDeskCalls } from '#desk/suppliers-calls.ts'
import { AmountField } from '#desk/web/amount-field.tsx'
import { askDesk } from '#desk/web/desk-call.ts'
import { ProposalForm } from '#desk/web/proposal-form.tsx'
import { textIn } from '#desk/web/text-in.ts'
import { parseAmount } from '#money/amount-input.ts'

/** Proposes; another one approves it. */
export function CreditForm({ supplier, credit }: Pick<SupplierView, 'supplier' | 'credit'>) {
  return (
    <ProposalForm
      fields={['limit', 'alarmBelow']}
      reasonLabel="دلیل تغییر سقف"
      button="پیشنهاد سقف به نفر دوم"
      kind="line"
      propose={(form, reason) => {
        const amount = (name: string) => parseAmount(textIn(form, name)) ?? Number.NaN
        return askDesk<typeof supplierDeskCalls.credit>('POST /api/desk/suppliers/credit', {
          body: { supplier, limit: amount('limit'), alarmBelow: amount('alarmBelow'), reason },
        })
      }}
    >
      {(faults) => (
        <>
          <AmountField
            label="سقف بدهی به ریال"
            name="limit"
            isInRial
            before={credit?.limit}
            error={faults['limit']}
          />
          <AmountField
            label="هشدار وقتی کمتر از این بماند، به ریال"
            name="alarmBelow"
            isInRial
            before={credit?.alarmBelow}
            error={faults['alarmBelow']}
          />
        </>
      )}
    </ProposalForm>
  )
}
