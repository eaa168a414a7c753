import { departureOf } from '#flights/supplier/flight-time.ts'
import type { OfferedFlight } from '#flights/supplier/offer.ts'
import { isLongDelay } from '#penalties/waiver.ts'

/** A flight as a ticket names it. */
export type TicketFlight = Pick<
  OfferedFlight,
  'airline' | 'number' | 'origin' | 'destination' | 'departsLocal'
>

/** What an airline changed of an order by itself. */
export interface SupplierChange {
  /** the supplier's own number of it, the same whenever it is told */
  readonly id: string
  /** flights as they were; those that stay as they are may be among them */
  readonly before: readonly TicketFlight[]
  readonly after: readonly TicketFlight[]
}

/** A flight that was sold, how many minutes later it leaves (below zero earlier), `null` when its people do not fly with it. */
export interface FlightMoved<Sold> {
  readonly flight: Sold
  readonly minutes: number | null
  /** what its traveller is told of the direction; the others are known by it */
  readonly isNews: boolean
}

/**
 * What of a change becomes of flights that were sold. Of each direction one is news: a flight that does not go, else one that leaves at
 * quite another hour, else the first that is shifted a little. New numbers for the same hour are none; the same way at quite another
 * hour under another number is another flight, and the sold one does not go.
 */
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

/** Counted from the hour that was sold: airlines change one flight more than once. */
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

/** The flight of the same way, of several the one that leaves closest to it. */
function nearest<Flight extends TicketFlight>(
  to: TicketFlight,
  flights: readonly Flight[],
): Flight | undefined {
  const apart = ({ departsLocal }: Flight) => Math.abs(departsLocal.until(to.departsLocal).total('minutes'))
  return flights
    .filter(({ origin, destination }) => origin === to.origin && destination === to.destination)
    .toSorted((a, b) => apart(a) - apart(b))[0]
}
