import type { SupplierView, supplierDeskCalls } from '#desk/suppliers-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import { ProposalForm } from '#desk/web/proposal-form.tsx'
import { textIn } from '#desk/web/text-in.ts'
import { parseAmount } from '#money/amount-input.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'

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
          <TextField
            label="سقف بدهی به ریال"
            name="limit"
            inputMode="numeric"
            ltr
            defaultValue={credit?.limit}
            error={faults['limit']}
          />
          <TextField
            label="هشدار وقتی کمتر از این بماند"
            name="alarmBelow"
            inputMode="numeric"
            ltr
            defaultValue={credit?.alarmBelow}
            error={faults['alarmBelow']}
          />
        </>
      )}
    </ProposalForm>
  )
}
