import type { DetailWritten } from '#orders/web/order-written.ts'
import { AirlineTile } from '#web/ui/airline-tile.tsx'
import { FlightTimes } from '#web/ui/flight-line.tsx'

/** The flight itself, in its airports' own time. */
export function OrderFlight({ flight }: { readonly flight: DetailWritten['flights'][number] }) {
  const { when, airline, tile, flightNumber, departure, arrival, duration } = flight
  return (
    <section className="card order-part order-flight" aria-label="پرواز">
      <header>
        <AirlineTile {...tile} />
        <p>
          <b>{airline}</b>
          <span className="code">{flightNumber}</span>
        </p>
        <p className="order-when">{when}</p>
      </header>
      <FlightTimes departure={departure} arrival={arrival} duration={duration} />
    </section>
  )
}
