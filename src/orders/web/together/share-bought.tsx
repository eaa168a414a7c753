import { moneyUnit, priceText } from '#money/display-unit.ts'
import type { SharePageView } from '#orders/web/together/share-page.server.ts'
import { JourneyDays } from '#orders/web/trips/journey-days.tsx'
import { TicketEdge } from '#web/ui/flight/ticket-edge.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** What is bought, without documents, and the share. */
export function ShareBought({ bought, times, people, amount, total, untilWords, host }: SharePageView) {
  return (
    <section className="card together-card share-bought" aria-label="آنچه پرداخت می‌شود">
      {bought && (
        <>
          <JourneyDays {...bought} />
          {times.map((time) => (
            <p key={`${time.day} ${time.departs}`} className="share-times">
              <b>{time.departs}</b>
              <Icon name="airplane-tilt-fill" />
              <b>{time.arrives}</b>
              <span>
                {time.airlineName}&nbsp;· {time.day}
              </span>
            </p>
          ))}
          {people.length > 0 && (
            <dl className="share-facts">
              <dt>{people.length > 1 ? 'مسافران' : 'مسافر'}</dt>
              <dd>{people.join('، ')}</dd>
            </dl>
          )}
          <TicketEdge />
        </>
      )}
      <dl className="share-facts share-amount">
        <dt>سهم شما</dt>
        <dd>
          <b dir="ltr">{priceText(amount)}</b> {moneyUnit()}
        </dd>
        {total !== amount && (
          <>
            <dt>همهٔ سفارش</dt>
            <dd>
              <bdi dir="ltr">{priceText(total)}</bdi> {moneyUnit()}
            </dd>
          </>
        )}
        <dt>مهلت</dt>
        <dd>{untilWords}</dd>
      </dl>
      <p className="share-terms">
        <Icon name="arrow-u-up-left-bold" /> پس از صدور، پولِ استرداد بلیت با قاعدهٔ آن به {host}، خریدار این
        سفارش، برمی‌گردد.
      </p>
    </section>
  )
}
