import { dateRange } from '#calendar/formatted.ts'
import { persianDigits } from '#money/digits.ts'
import { moneyUnit, priceText } from '#money/display-unit.ts'
import { SummaryLine, TotalLine } from '#orders/web/confirm/summary-lines.tsx'
import { bedRows, beds } from '#tours/beds.ts'
import type { BuyFormProps } from '#tours/web/buy-form.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { TicketEdge } from '#web/ui/flight/ticket-edge.tsx'
import { Note } from '#web/ui/states/note.tsx'

type Props = Pick<BuyFormProps, 'tour' | 'stay' | 'places' | 'total'> & { readonly isBusy: boolean }

export function BuySummary({ tour, stay, places, total, isBusy }: Props) {
  const isSingle = places.some(({ bed }) => bed === 'single')
  return (
    <aside className="checkout-summary" aria-label="خلاصهٔ تور">
      <section className="card summary-card">
        <h2>خلاصهٔ تور</h2>
        <p>
          <b>{tour.name}</b>
        </p>
        <p>{dateRange(Temporal.PlainDate.from(tour.leavesOn), Temporal.PlainDate.from(tour.returnsOn))}</p>
        <p>
          {stay.name}، {persianDigits(stay.stars)} ستاره، با صبحانه
        </p>
        <TicketEdge />
        <BedLines places={places} prices={stay.prices} />
        <TotalLine words="جمع کل" total={total} />
        <Button
          type="submit"
          form="passengers"
          size="large"
          block
          busy={isBusy && 'در حال گرفتن جا…'}
          // keeps focus: a fault shown on blur would move the button from under the press
          onMouseDown={(event) => event.preventDefault()}
        >
          ادامه و پرداخت
        </Button>
        <p className="summary-foot">در قدم بعد، پیش از پرداخت همه چیز را یک‌بار مرور می‌کنید.</p>
      </section>
      {isSingle && (
        <Note>
          کسی که تنها در اتاق می‌ماند {priceText(stay.prices.single - stay.prices.double)} {moneyUnit()} بیشتر
          از دوتخته می‌پردازد.
        </Note>
      )}
    </aside>
  )
}

export function BedLines({
  places,
  prices,
}: {
  readonly places: Props['places']
  readonly prices: Props['stay']['prices']
}) {
  return beds.map((bed) => {
    const many = places.filter((place) => place.bed === bed).length
    if (many === 0) return null
    return (
      <SummaryLine key={bed} words={`${persianDigits(many)} ${bedRows[bed].name}`}>
        <bdi dir="ltr">{priceText(prices[bed] * many)}</bdi>
      </SummaryLine>
    )
  })
}
