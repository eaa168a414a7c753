import { airportAt, airportsOf } from './airports.ts'
import { type DuffelLine, lines, testPairs } from './lines.ts'

export interface DuffelFlight {
  readonly line: DuffelLine
  readonly departs: Temporal.ZonedDateTime
  readonly arrives: Temporal.ZonedDateTime
}

export interface SliceRequest {
  readonly origin: string
  readonly destination: string
  /** YYYY-MM-DD, local to the origin */
  readonly departure_date: string
}

/** minutes between two flights */
const layover = { least: 60, most: 11 * 60 } as const

export function waysOf(slice: SliceRequest, maxConnections: number): readonly (readonly DuffelFlight[])[] {
  const pairs = airportsOf(slice.origin).flatMap((from) =>
    airportsOf(slice.destination).map((to) => [from.iata, to.iata] as const),
  )
  return pairs.flatMap(([from, to]) => {
    const isTest = testPairs.has(`${from}-${to}`)
    return waysFrom(from, to, slice.departure_date)
      .filter((way) => way.length - 1 <= maxConnections)
      .filter((way) => way.every(({ line }) => (line.airline === 'ZZ') === isTest))
  })
}

function waysFrom(from: string, to: string, date: string): readonly (readonly DuffelFlight[])[] {
  const first = lines.filter(({ origin }) => origin === from).map((line) => flightOn(line, date))
  const direct = first.filter(({ line }) => line.destination === to).map((flight) => [flight])
  const connecting = first
    .filter(({ line }) => line.destination !== to && line.fate === undefined)
    .flatMap((flight) => onward(flight, to).map((next) => [flight, next]))
  return [...direct, ...connecting]
}

function onward(flight: DuffelFlight, to: string): readonly DuffelFlight[] {
  const arrival = flight.arrives.toPlainDate()
  return lines
    .filter(({ airline, origin }) => airline === flight.line.airline && origin === flight.line.destination)
    .filter(({ destination }) => destination === to)
    .flatMap((line) => [arrival, arrival.add({ days: 1 })].map((day) => flightOn(line, day.toString())))
    .filter(({ departs }) => {
      const minutes = flight.arrives.until(departs).total('minutes')
      return minutes >= layover.least && minutes <= layover.most
    })
    .slice(0, 1)
}

function flightOn(line: DuffelLine, date: string): DuffelFlight {
  const local = Temporal.PlainDateTime.from(`${date}T${line.departs}`)
  const departs = local.toZonedDateTime(airportAt(line.origin).timeZone)
  const arrives = departs.add({ minutes: line.minutes }).withTimeZone(airportAt(line.destination).timeZone)
  return { line, departs, arrives }
}
