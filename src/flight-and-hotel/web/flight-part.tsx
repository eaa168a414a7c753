import type { FlightView } from '#flight-and-hotel/web/flight-view.ts'
import { PairBack } from '#flight-and-hotel/web/pair-back.tsx'
import { PairOptions } from '#flight-and-hotel/web/pair-options.tsx'
import { PassengersTrip } from '#flights/booking/web/passengers/passengers-trip.tsx'
import { priceText } from '#money/display-unit.ts'
import { Price } from '#web/ui/flight/price.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly flight: FlightView
  readonly people: string
}

export function FlightPartCard({ flight, people }: Props) {
  return (
    <section className="card pair-card" aria-labelledby="pair-flight">
      <header>
        <span className="pair-sign">
          <Icon name="airplane-tilt-duotone" size="medium" />
        </span>
        <div>
          <h2 id="pair-flight">پرواز</h2>
          <small>رفت و برگشت، {people} مسافر</small>
        </div>
        <Price amount={priceText(flight.total)} />
      </header>
      {flight.isAnother && (
        <Note tone="warn" announced>
          پروازی که انتخاب کرده بودید دیگر فروخته نمی‌شود؛ ارزان‌ترین پرواز همین روز را گذاشتیم.
        </Note>
      )}
      <div className="pair-what">
        <PassengersTrip trip={flight.trip} legs={flight.legs} />
      </div>
      {flight.arrivesLater && (
        <Note tone="warn">این پرواز روز بعد می‌رسد؛ اتاق از شب پیش برای شما نگه داشته می‌شود.</Note>
      )}
      {flight.options.map((options) => (
        <PairOptions key={options.title} {...options} />
      ))}
      <PairBack steps={flight.back} timeZone={flight.timeZone} />
    </section>
  )
}
