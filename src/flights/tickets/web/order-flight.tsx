import type { DetailTexts } from '#flights/tickets/web/flight-order-texts.ts'
import { AirlineText } from '#web/ui/flight/airline-text.tsx'
import { AirlineTile } from '#web/ui/flight/airline-tile.tsx'
import { FlightTimes } from '#web/ui/flight/flight-line.tsx'
import { Note } from '#web/ui/states/note.tsx'

export function OrderFlight({ flight }: { readonly flight: DetailTexts['flights'][number] }) {
  const {
    when,
    airline,
    tile,
    flightNumber,
    departure,
    arrival,
    duration,
    stops,
    direction,
    pnr,
    operators,
    texts,
    change,
    isCancelled,
  } = flight
  return (
    <section className="card order-part order-flight" aria-label={`پرواز ${direction}`.trim()}>
      <header>
        <AirlineTile {...tile} />
        <p>
          <b>{airline}</b>
          <span className="code">{flightNumber}</span>
          {operators.length > 0 && <small>اجراکننده: {operators.join('، ')}</small>}
        </p>
        <p className="order-when">
          {direction && <b>{direction}</b>}
          {when}
          {pnr && (
            <small>
              کد رزرو <bdi dir="ltr">{pnr}</bdi>
            </small>
          )}
        </p>
      </header>
      {change && <Note tone={isCancelled ? 'bad' : 'warn'}>{change}</Note>}
      <FlightTimes departure={departure} arrival={arrival} duration={duration} stops={stops} />
      {texts.map(({ airline: whose, text }) => (
        <AirlineText key={text} airline={whose} text={text} />
      ))}
    </section>
  )
}
