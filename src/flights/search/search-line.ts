import { tripTypes } from '#flights/enumerations.ts'
import type { AvailableBody, LegRequest, Place } from '#flights/requests.ts'

/** The directions of a journey with their days; a round trip's return is the second. */
export function legsOf({
  flightType,
  origin,
  destination,
  dates,
  legs,
}: AvailableBody): readonly LegRequest[] {
  if (flightType === tripTypes.multiDestination && legs !== undefined) return legs
  const [out = '', back] = dates
  const there = { origin, destination, date: out }
  if (flightType !== tripTypes.roundTrip || back === undefined) return [there]
  return [there, { origin: destination, destination: origin, date: back }]
}

/** A search as one line: `2:THR-KIH-2026-12-03/KIH-THR-2026-12-06:1.0.0:0`;
 * a star marks an airport. Equal searches, equal lines. */
export function lineOf(asked: AvailableBody): string {
  const legs = legsOf(asked).map(
    ({ origin, destination, date }) => `${marked(origin)}-${marked(destination)}-${date}`,
  )
  const { adults, children, infants, cabinClass = 0 } = asked
  return [asked.flightType, legs.join('/'), `${adults}.${children}.${infants}`, cabinClass].join(':')
}

/** Undefined when the line is malformed: it may come from a browser. */
export function bodyIn(line: string): AvailableBody | undefined {
  const [, type = '', route = '', party = '', cabin = ''] = pattern.exec(line) ?? []
  const legs = route.split('/').flatMap(legIn)
  const [first, second] = legs
  if (first === undefined || legs.length !== legsOfType[type]?.(legs.length)) return undefined
  const [adults = 1, children = 0, infants = 0] = party.split('.').map(Number)
  const isMany = type === '3'
  return {
    flightType: Number(type) as AvailableBody['flightType'],
    origin: first.origin,
    destination: first.destination,
    dates: type === '2' && second !== undefined ? [first.date, second.date] : [first.date],
    ...(isMany ? { legs } : {}),
    adults,
    children,
    infants,
    ...(cabin === '0' ? {} : { cabinClass: Number(cabin) }),
  }
}

const pattern = /^([123]):([A-Z*/\d-]{18,150}):(\d\.\d\.\d):([0-3])$/

/** How many directions each trip type has; a multi-destination trip two to six. */
const legsOfType: Readonly<Record<string, (count: number) => number>> = {
  1: () => 1,
  2: () => 2,
  3: (count) => Math.min(6, Math.max(2, count)),
}

function legIn(text: string): readonly LegRequest[] {
  const [, origin, destination, date] = /^([A-Z]{3}\*?)-([A-Z]{3}\*?)-(\d{4}-\d\d-\d\d)$/.exec(text) ?? []
  if (origin === undefined || destination === undefined || date === undefined || !isDay(date)) return []
  return [{ origin: placeIn(origin), destination: placeIn(destination), date }]
}

function marked({ code, kind }: Place): string {
  return kind === 'AirportCode' ? `${code}*` : code
}

function placeIn(text: string): Place {
  return { code: text.slice(0, 3), kind: text.endsWith('*') ? 'AirportCode' : 'CityCode' }
}

function isDay(date: string): boolean {
  try {
    return Temporal.PlainDate.from(date, { overflow: 'reject' }).toString() === date
  } catch {
    return false // the only way to ask whether there is such a day
  }
}
