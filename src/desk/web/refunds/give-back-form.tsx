import { useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { useAction } from '#accounts/web/use-action.ts'
import type { actingCalls } from '#desk/acting-calls.ts'
import type { refundActionCalls } from '#desk/refund-actions-calls.ts'
import { askDesk } from '#desk/web/desk-call.ts'
import type { OrderRefund } from '#desk/web/refunds/order-refund-page.server.ts'
import type { QuotedChoice } from '#desk/web/refunds/refund-choice.tsx'
import { textIn } from '#desk/web/text-in.ts'
import { moneyUnit, priceText, priceWords } from '#money/display-unit.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { RefusalNote } from '#web/ui/fields/refusal-note.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly order: OrderRefund
  readonly quoted: QuotedChoice
  /** by the desk itself, or with the code that the traveller read out */
  readonly line?: 'POST /api/desk/orders/{number}/refund' | 'POST /api/desk/orders/{number}/acting/refund'
}

/** By the rule, at the amount that is read here. */
export function GiveBackForm({
  order: { orderNumber, reasons },
  quoted: { items, quote },
  line = 'POST /api/desk/orders/{number}/refund',
}: Props) {
  const { isBusy, faults, begin } = useAction(['reasonId'])
  const { revalidate } = useRevalidator()
  const [done, setDone] = useState<string>()
  async function give(form: FormData) {
    const given = await askDesk<typeof refundActionCalls.giveBack | typeof actingCalls.giveBack>(line, {
      params: { number: orderNumber },
      body: { items: [...items], reasonId: Number(textIn(form, 'reasonId')), amount: quote.refund },
    })
    setDone(given.number)
    await revalidate()
  }
  return (
    <section className="desk-panel" aria-labelledby="rule-title">
      <h2 id="rule-title">طبق قانون</h2>
      <dl className="desk-refund-facts">
        <div>
          <dt>پرداخت‌شده ({moneyUnit()})</dt>
          <dd>{priceText(quote.paid)}</dd>
        </div>
        <div>
          <dt>جریمه</dt>
          <dd>{priceText(quote.penalty)}</dd>
        </div>
        <div>
          <dt>برگشتی به کیف پول مسافر</dt>
          <dd>{priceText(quote.refund)}</dd>
        </div>
      </dl>
      {quote.refused !== null && <Note tone="warn">{quote.refused}</Note>}
      {done !== undefined && (
        <Note tone="good" announced>
          استرداد <Link to={`/desk/refunds?open=${done}`}>{done}</Link> ثبت شد و به مسافر گفته شد.
        </Note>
      )}
      {quote.refused === null && done === undefined && (
        <form
          className="desk-form"
          onSubmit={(event) => {
            event.preventDefault()
            void begin(() => give(new FormData(event.currentTarget)), event.currentTarget)
          }}
        >
          <SelectField label="دلیل استرداد" name="reasonId" options={reasons} error={faults['reasonId']} />
          <RefusalNote says={faults['']} />
          <Button type="submit" kind="commit" busy={isBusy && 'در حال ثبت…'}>
            استرداد {priceWords(quote.refund)}
          </Button>
        </form>
      )}
    </section>
  )
}
