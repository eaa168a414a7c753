import { DeskTable } from '#desk/web/desk-table.tsx'
import type { FlightOnPage } from '#desk/web/flights/flights-page.server.ts'
import { persianDigits } from '#money/digits.ts'
import { moneyUnit, priceText } from '#money/display-unit.ts'

/** What would be touched, before it is. */
export function EffectFigures({ flight }: { readonly flight: FlightOnPage }) {
  const { orders, people, holds, beingIssued, comesBack, messages } = flight
  const figures = [
    ['سفارش صادرشده', persianDigits(orders)],
    ['مسافر', persianDigits(people)],
    ['سفارش پرداخت‌نشده', persianDigits(holds)],
    ['در حال صدور', persianDigits(beingIssued)],
    [`برگشتنی به ${moneyUnit()}، حداکثر`, priceText(comesBack)],
  ] as const
  return (
    <div className="desk-today">
      <p>
        پرواز <bdi dir="ltr">{flight.flightNumber}</bdi>، {flight.day}، حرکت {flight.departs} به وقت تهران؛{' '}
        {flight.now}
      </p>
      {flight.movedHere.length > 0 && (
        <p>
          پرواز {flight.movedHere.join(' و ')} با همین شماره هم به این روز جابه‌جا شده است؛ اگر آن را می‌خواهید،
          همان روز را بنویسید.
        </p>
      )}
      <section className="desk-figures" aria-label="چه چیزی تغییر می‌کند">
        {figures.map(([words, number]) => (
          <div key={words} className="desk-figure">
            <span>{words}</span>
            <b>{number}</b>
          </div>
        ))}
      </section>
      <DeskTable
        caption="به هر کس چه گفته می‌شود و چه می‌رسد"
        head={['چه کسانی', 'چه می‌شنوند', 'چه می‌رسد', 'حداکثر چند']}
        empty="برای این تغییر پیامی نمی‌رود."
        rows={messages.map(({ to, says, gets, count }) => ({
          key: says,
          cells: [to, says, gets, persianDigits(count)],
        }))}
      />
    </div>
  )
}
