import { departureOf } from '#flights/supplier/flight-time.ts'
import type { OfferedFlight } from '#flights/supplier/offer.ts'
import { isLongDelay } from '#penalties/waiver.ts'

export type TicketFlight = Pick<
  OfferedFlight,
  'airline' | 'number' | 'origin' | 'destination' | 'departsLocal'
>

export interface SupplierChange {
  /** the supplier's id, the same when repeated */
  readonly id: string
  readonly before: readonly TicketFlight[]
  readonly after: readonly TicketFlight[]
}

/** A sold flight and its delay in minutes (negative is earlier); `null` when its people no longer fly on it. */
export interface FlightMoved<Sold> {
  readonly flight: Sold
  readonly minutes: number | null
  /** the one flight of the direction its traveller is notified of */
  readonly isNews: boolean
}

/** What a change means for sold flights; one flight per direction is news.
 * A flight at quite another time counts as cancelled. */
export function disruptedBy<Sold extends TicketFlight & { readonly leg: number }>(
  { before, after }: Pick<SupplierChange, 'before' | 'after'>,
  sold: readonly Sold[],
): readonly FlightMoved<Sold>[] {
  const moved = before.flatMap((was) => {
    const flight = nearest(was, sold)
    if (flight === undefined) return []
    const minutes = minutesMoved({ flight, was, after })
    const isAsSold = minutes === 0 && was.departsLocal.equals(flight.departsLocal)
    return isAsSold ? [] : [{ flight, minutes }]
  })
  const legs = Map.groupBy(moved, ({ flight }) => flight.leg)
  return [...legs.values()].flatMap((of) => {
    const gone = of.find(({ minutes }) => minutes === null)
    const news = gone ?? of.find(({ minutes }) => minutes !== null && isLongDelay(minutes)) ?? of[0]
    return of.map((one) => ({ ...one, isNews: one === news }))
  })
}

/** From the time sold, since airlines may change a flight more than once. */
function minutesMoved({
  flight,
  was,
  after,
}: {
  readonly flight: TicketFlight
  readonly was: TicketFlight
  readonly after: readonly TicketFlight[]
}): number | null {
  const is = nearest(was, after)
  if (is === undefined) return null
  const minutes = departureOf(flight).until(departureOf(is)).total('minutes')
  const isSame = is.airline === was.airline && is.number === was.number
  return isSame || !isLongDelay(minutes) ? minutes : null
}

/** Of several flights on the same route the closest in time. */
function nearest<Flight extends TicketFlight>(
  to: TicketFlight,
  flights: readonly Flight[],
): Flight | undefined {
  const apart = ({ departsLocal }: Flight) => Math.abs(departsLocal.until(to.departsLocal).total('minutes'))
  return flights
    .filter(({ origin, destination }) => origin === to.origin && destination === to.destination)
    .toSorted((a, b) => apart(a) - apart(b))[0]
}
