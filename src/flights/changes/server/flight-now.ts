import type { OrderLeg } from '#flights/booking/server/held-legs.ts'
import type { StatusSince } from '#flights/changes/server/flight-status.ts'
import type { DepartureOnSale, FareOnSale } from '#flights/inventory/server/on-sale.ts'
import { flightGroup } from '#flights/search/server/flight-group.ts'
import { legOf } from '#flights/search/server/leg.ts'

export function departureNow(departure: DepartureOnSale, status: StatusSince): DepartureOnSale {
  const { origin, destination } = departure
  const [departsAt, arrivesAt] = [departure.departsAt, departure.arrivesAt].map((at) =>
    at.add({ minutes: status.minutes }),
  )
  if (departsAt === undefined || arrivesAt === undefined) throw new RangeError('a departure has two ends')
  return {
    ...departure,
    aircraft: status.aircraft ?? departure.aircraft,
    departsAt,
    arrivesAt,
    departsLocal: departsAt.toZonedDateTimeISO(origin.timeZone).toPlainDateTime(),
    arrivesLocal: arrivesAt.toZonedDateTimeISO(destination.timeZone).toPlainDateTime(),
    changed: { isCancelled: status.isCancelled, soldLocal: departure.departsLocal, since: status.since },
  }
}

export function fareNow(fare: FareOnSale, status: StatusSince | undefined): FareOnSale {
  if (status === undefined) return fare
  const departure = departureNow(fare.departure, status)
  const { unit, value } = fare.group.baggage.checked
  const row = { cabin: fare.cabin, fare_class: fare.fareClass, checked_kg: value, checked_unit: unit }
  return { ...fare, departure, group: flightGroup(departure, row) }
}

export function legNow(one: OrderLeg, statuses: readonly (StatusSince | undefined)[]): OrderLeg {
  if (statuses.every((status) => status === undefined)) return one
  const { sold } = one
  const [first, ...others] = sold.fares.map((fare, place) => fareNow(fare, statuses[place]))
  if (first === undefined) return one
  const { fares, group, departsAt, arrivesAt } = legOf([first, ...others])
  return { ...one, sold: { ...sold, fares, group, departsAt, arrivesAt } }
}
