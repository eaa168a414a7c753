import { connectionTable, type Timetable } from '#flights/engine/engine.ts'
import { airportChanges, connectionsAt } from '#flights/facts/connection-times.ts'
import { departsMs } from '#flights/inventory/server/departure-time.ts'
import { flightDay } from '#flights/inventory/server/flight-day.ts'
import { fliesOn } from '#flights/inventory/server/line.ts'
import { type Line, type Timetable as Lines, routeKey } from '#flights/inventory/server/timetable.ts'
import { airlineOf } from '#places/airlines.ts'

export interface FedLine {
  readonly line: Line
  readonly route: string
  /** by minute of the UTC day it leaves at; summer time adds another */
  readonly services: readonly FedService[]
}

export interface FedService {
  readonly departs: number
  /** offset of its origin's clocks from UTC, minutes */
  readonly ahead: number
  /** the engine's number of its fares, all or only the airline's own tickets */
  readonly filed: number
  /** of its charter fares, where they connect differently; −1 where they do not */
  readonly charter: number
}

/** The inventory as a schedule. Days are counted from the first, which is a UTC day. */
export interface Network {
  readonly first: Temporal.PlainDate
  readonly firstMs: number
  readonly lines: readonly FedLine[]
  /** by `airline|number` */
  readonly named: ReadonlyMap<string, readonly FedLine[]>
  readonly airports: ReadonlyMap<string, number>
  readonly timetable: Timetable
  /** by the engine's service number; does it stand for the line's charter fares? */
  readonly served: readonly {
    readonly fed: FedLine
    readonly isCharter: boolean
    readonly service: FedService
  }[]
}

/** yesterday's flights may still be flying, and journeys of the last day continue for days */
const daysBefore = 2
const daysBeyond = 5
export const goodForDays = 7

const charters = 'charters'

export function networkFrom(lines: Lines, today: Temporal.PlainDate, soldDaysAhead: number): Network {
  const first = today.subtract({ days: daysBefore })
  const days = daysBefore + soldDaysAhead + daysBeyond + goodForDays
  const all = [...lines.values()].flat()
  const airports = numbered(
    all.flatMap(({ route }) => [route.origin, route.destination]).map(({ iata }) => iata),
  )
  const iatas = [...airports.keys()]
  const airlines = numbered([...all.map(({ carrier }) => carrier.id), charters])
  const countries = numbered(all.flatMap(({ route }) => [route.origin.country, route.destination.country]))
  const served: Network['served'][number][] = []
  const aheadIn = clocksFrom(first, days)
  const fedLines = all.map((line) => fedLine(line, { served, aheadIn }))
  const countryOf = new Map(
    all.flatMap(({ route }) => [route.origin, route.destination]).map(({ iata, country }) => [iata, country]),
  )
  return {
    first,
    firstMs: first.toZonedDateTime('UTC').epochMilliseconds,
    lines: fedLines,
    named: Map.groupBy(fedLines, ({ line }) => nameOf(line)),
    airports,
    served,
    timetable: {
      days,
      airports: iatas.map((iata) => ({
        country: countries.get(countryOf.get(iata) ?? '') ?? 0,
      })),
      airlines: [...airlines.keys()].map((id) => ({
        throughPercent: id === charters ? 100 : airlineOf(id).throughPercent,
      })),
      services: served.map(({ fed: { line }, isCharter, service }) => ({
        from: airports.get(line.route.origin.iata) ?? -1,
        to: airports.get(line.route.destination.iata) ?? -1,
        airline: airlines.get(isCharter ? charters : line.carrier.id) ?? -1,
        departs: service.departs,
        durationMinutes: line.route.blockMinutes,
      })),
      connections: connectionTable(
        airports.size,
        (airport) => connectionsAt(iatas[airport] ?? ''),
        airportChanges(airports),
      ),
    },
  }
}

/** What a flight number is called; several lines may have it, each on days of its own. */
export function nameOf({ carrier, number }: { carrier: { id: string }; number: number }): string {
  return `${carrier.id}|${number}`
}

export function fedOn({ named }: Pick<Network, 'named'>, name: string, date: string): FedLine | undefined {
  const day = flightDay(Temporal.PlainDate.from(date))
  return named.get(name)?.find(({ line }) => fliesOn(line, day))
}

/** The day and minute a line leaves on a local date, counted from the network's first. */
export function minuteOf({ firstMs }: Pick<Network, 'firstMs'>, line: Line, date: string): number {
  return (departsMs(line, { date }) - firstMs) / 60_000
}

function numbered(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map([...new Set(names)].map((name, number) => [name, number]))
}

interface Laying {
  readonly served: Network['served'][number][]
  readonly aheadIn: (timeZone: string) => readonly number[]
}

function fedLine(line: Line, { served, aheadIn }: Laying): FedLine {
  const services: FedService[] = []
  const fed: FedLine = {
    line,
    route: routeKey(line.route.origin.iata, line.route.destination.iata),
    services,
  }
  for (const ahead of aheadIn(line.route.origin.timeZone)) {
    const hasCharters = mayBeChartered(line)
    const service = {
      departs: (((line.departs - ahead) % 1440) + 1440) % 1440,
      ahead,
      filed: served.length,
      charter: hasCharters ? served.length + 1 : -1,
    }
    services.push(service)
    served.push({ fed, isCharter: false, service })
    if (hasCharters) served.push({ fed, isCharter: true, service })
  }
  return fed
}

/** Charter seats are never on a through ticket. */
function mayBeChartered(line: Line): boolean {
  if (airlineOf(line.carrier.id).throughPercent === 100) return false
  return line.scope !== 'international' || line.isChartered
}

/** Offsets of a zone from UTC in these days, minutes: one, or two with summer time. */
function clocksFrom(first: Temporal.PlainDate, days: number): Laying['aheadIn'] {
  const known = new Map<string, readonly number[]>()
  const weeks = Array.from({ length: Math.ceil(days / 7) }, (_, week) =>
    first
      .add({ days: week * 7 })
      .toZonedDateTime('UTC')
      .toInstant(),
  )
  return (timeZone) => {
    const found = known.get(timeZone) ?? [
      ...new Set(weeks.map((week) => week.toZonedDateTimeISO(timeZone).offsetNanoseconds / 60_000_000_000)),
    ]
    known.set(timeZone, found)
    return found
  }
}
