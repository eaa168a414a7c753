import { useState } from 'react'
import { Link } from 'react-router'
import { useAction } from '#accounts/web/use-action.ts'
import type { refundActionCalls } from '#desk/refund-actions-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import type { OrderRefund } from '#desk/web/refunds/order-refund-page.server.ts'
import type { QuotedChoice } from '#desk/web/refunds/refund-choice.tsx'
import { textIn } from '#desk/web/text-in.ts'
import { parsePrice } from '#money/amount-input.ts'
import { persianDigits } from '#money/digits.ts'
import { moneyUnit, priceText } from '#money/display-unit.ts'
import { bearers } from '#refunds/beyond-rule.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly order: OrderRefund
  readonly quoted: QuotedChoice
}

const payers = Object.entries(bearers).map(([value, label]) => ({ value, label }))

/** Proposes to give back more than the rule says; another one does it. */
export function MoreForm({ order: { orderNumber, reasons }, quoted: { items, quote } }: Props) {
  const { isBusy, faults, begin } = useAction(['more', 'bearer', 'reason', 'reasonId'])
  const [number, setNumber] = useState<number>()
  const { most } = quote
  async function propose(form: FormData) {
    const proposed = await askDesk<typeof refundActionCalls.proposeMore>(
      'POST /api/desk/orders/{number}/refund-proposals',
      {
        params: { number: orderNumber },
        body: {
          items: [...items],
          reasonId: Number(textIn(form, 'reasonId')),
          more: parsePrice(textIn(form, 'more')) ?? Number.NaN,
          bearer: textIn(form, 'bearer') === 'supplier' ? 'supplier' : 'house',
          reason: textIn(form, 'reason'),
        },
      },
    )
    setNumber(proposed.number)
  }
  if (most.house === 0) return null
  return (
    <section className="desk-panel" aria-labelledby="more-title">
      <h2 id="more-title">بیش از قانون</h2>
      <p>
        تا {priceText(most.house)} {moneyUnit()} از آنچه کم می‌شود را می‌توان برگرداند؛ از آن{' '}
        {priceText(most.supplier)} نزد تأمین‌کننده می‌ماند. یک نفر پیشنهاد می‌دهد و نفر دوم تأیید می‌کند.
      </p>
      {number === undefined ? (
        <form
          className="desk-form"
          onSubmit={(event) => {
            event.preventDefault()
            void begin(() => propose(new FormData(event.currentTarget)), event.currentTarget)
          }}
        >
          <SelectField label="دلیل استرداد" name="reasonId" options={reasons} error={faults['reasonId']} />
          <TextField
            label={`بیش از قانون، به ${moneyUnit()}`}
            name="more"
            inputMode="numeric"
            ltr
            error={faults['more']}
          />
          <SelectField label="چه کسی می‌پردازد" name="bearer" options={payers} error={faults['bearer']} />
          <TextField label="چرا" name="reason" error={faults['reason']} />
          <RefusalNote says={faults['']} />
          <Button type="submit" busy={isBusy && 'در حال فرستادن…'}>
            پیشنهاد به نفر دوم
          </Button>
        </form>
      ) : (
        <Note tone="good" announced>
          پیشنهاد {persianDigits(number)} ثبت شد؛ در <Link to="/desk/approvals">تأییدها</Link> منتظر نفر دوم
          است.
        </Note>
      )}
    </section>
  )
}
