import type { PairBought } from '#flight-and-hotel/web/travellers-page.server.ts'
import { PassengersTrip } from '#flights/booking/web/passengers/passengers-trip.tsx'
import { priceText, priceWords } from '#money/display-unit.ts'
import { SummaryLine, TotalLine } from '#orders/web/confirm/summary-lines.tsx'
import { Button } from '#web/ui/fields/button.tsx'
import { TicketEdge } from '#web/ui/flight/ticket-edge.tsx'

type Props = PairBought & { readonly added: number; readonly isBusy: boolean }

export function PairSummary({
  trip,
  legs,
  flight,
  stay,
  hotelName,
  nights,
  bought,
  back,
  added,
  isBusy,
}: Props) {
  return (
    <aside className="checkout-summary" aria-label="خلاصهٔ سفر">
      <section className="card summary-card">
        <h2>خلاصهٔ سفر</h2>
        <PassengersTrip trip={trip} legs={legs} />
        <TicketEdge />
        <p>
          <b>{hotelName}</b>، {nights}
        </p>
        <ul>
          {bought.map(({ key, title, name, board }) => (
            <li key={key}>{[title, name, board].filter((words) => words !== '').join('، ')}</li>
          ))}
        </ul>
        <TicketEdge />
        <SummaryLine words="پرواز">
          <bdi dir="ltr">{priceText(flight.total)}</bdi>
        </SummaryLine>
        {added !== 0 && (
          <SummaryLine words="تغییر گروه سنی در برگشت">
            <bdi dir="ltr">{priceText(added)}</bdi>
          </SummaryLine>
        )}
        <SummaryLine words="هتل">
          <bdi dir="ltr">{priceText(stay.total)}</bdi>
        </SummaryLine>
        <TotalLine words="جمع کل" total={flight.total + added + stay.total} />
        <Button
          type="submit"
          form="passengers"
          size="large"
          block
          busy={isBusy && 'در حال گرفتن صندلی و اتاق…'}
          // what a field says when it is left would move the button away from under the press
          onMouseDown={(event) => event.preventDefault()}
        >
          ادامه و پرداخت
        </Button>
        <p className="summary-foot">
          هر دو با هم خریده می‌شوند یا هیچ‌کدام. اگر امروز لغو کنید، {priceWords(back)} برمی‌گردد.
        </p>
      </section>
    </aside>
  )
}
