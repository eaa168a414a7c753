import type { AvailableBody } from '#flights/requests.ts'

/** The same for equal searches: one open watch a person and day. */
export function dayWatched({
  flightType,
  origin,
  destination,
  dates,
  legs = [],
  ...who
}: AvailableBody): string {
  const places = [{ origin, destination }, ...legs].flatMap((leg) => [
    leg.origin.kind,
    leg.origin.code,
    leg.destination.kind,
    leg.destination.code,
  ])
  const days = [...dates, ...legs.map(({ date }) => date)]
  const { adults, children, infants, cabinClass = 0 } = who
  return ['day', flightType, ...places, ...days, adults, children, infants, cabinClass].join(' ')
}
