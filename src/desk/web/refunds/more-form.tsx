import type { refundActionCalls } from '#desk/refund-actions-calls.ts'
import { AmountField } from '#desk/web/amount-field.tsx'
import { askDesk } from '#desk/web/desk-call.ts'
import { ProposalForm } from '#desk/web/proposal-form.tsx'
import type { OrderRefund } from '#desk/web/refunds/order-refund-page.server.ts'
import type { QuotedChoice } from '#desk/web/refunds/refund-choice.tsx'
import { textIn } from '#desk/web/text-in.ts'
import { parsePrice } from '#money/amount-input.ts'
import { moneyUnit, priceText } from '#money/display-unit.ts'
import { bearers } from '#refunds/beyond-rule.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'

interface Props {
  readonly order: OrderRefund
  readonly quoted: QuotedChoice
}

const payers = Object.entries(bearers).map(([value, label]) => ({ value, label }))

/** Proposes to give back more than the rule says; another one does it. */
export function MoreForm({ order: { orderNumber, reasons }, quoted: { items, quote } }: Props) {
  const { most } = quote
  if (most.house === 0) return null
  return (
    <section className="desk-panel" aria-labelledby="more-title">
      <h2 id="more-title">بیش از قانون</h2>
      <p>
        تا {priceText(most.house)} {moneyUnit()} از آنچه کم می‌شود را می‌توان برگرداند؛ از آن{' '}
        {priceText(most.supplier)} نزد تأمین‌کننده می‌ماند. یک نفر پیشنهاد می‌دهد و نفر دوم تأیید می‌کند.
      </p>
      <ProposalForm
        fields={['more', 'bearer', 'reasonId']}
        reasonLabel="چرا"
        kind="primary"
        propose={(form, reason) =>
          askDesk<typeof refundActionCalls.proposeMore>('POST /api/desk/orders/{number}/refund-proposals', {
            params: { number: orderNumber },
            body: {
              items: [...items],
              reasonId: Number(textIn(form, 'reasonId')),
              more: parsePrice(textIn(form, 'more')) ?? Number.NaN,
              bearer: textIn(form, 'bearer') === 'supplier' ? 'supplier' : 'house',
              reason,
            },
          })
        }
      >
        {(faults) => (
          <>
            <SelectField label="دلیل استرداد" name="reasonId" options={reasons} error={faults['reasonId']} />
            <AmountField label={`بیش از قانون، به ${moneyUnit()}`} name="more" error={faults['more']} />
            <SelectField label="چه کسی می‌پردازد" name="bearer" options={payers} error={faults['bearer']} />
          </>
        )}
      </ProposalForm>
    </section>
  )
}
