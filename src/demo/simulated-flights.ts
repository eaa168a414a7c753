import { type Line, timetableOf } from '#flights/server/flights.ts'
import { airlineOf } from '#places/airlines.ts'
import { findAirport } from '#places/airports.ts'
import type { Flown } from '#simulators/aerodatabox/statistics.ts'
import { lines as duffelLines } from '#simulators/duffel/lines.ts'
import { lines as niraLines } from '#simulators/nira/lines.ts'

export function flownInDemo(seed: number): (flightNumber: string) => readonly Flown[] {
  let ways: ReadonlyMap<string, readonly Flown[]> | undefined
  return (flightNumber) => {
    ways ??= waysOf(seed)
    return ways.get(flightNumber) ?? []
  }
}

interface Leaving {
  readonly flightNumber: string
  readonly origin: string
  readonly destination: string
  /** local, minutes of the day */
  readonly departs: number
  readonly minutes: number
}

function waysOf(seed: number): ReadonlyMap<string, readonly Flown[]> {
  const own = [...timetableOf(seed).values()].flat().map(ownLeaving)
  const sold = [...niraLines, ...duffelLines].map(({ airline, number, departs, ...line }) => ({
    ...line,
    flightNumber: `${airline} ${number}`,
    departs: minuteOf(departs),
  }))
  const grouped = Map.groupBy([...own, ...sold], ({ flightNumber }) => flightNumber)
  return new Map(
    [...grouped].map(([number, leaving]) => [number, leaving.flatMap((one) => flownBy(one) ?? [])]),
  )
}

function ownLeaving({ carrier, number, route, departs }: Line): Leaving {
  return {
    flightNumber: `${airlineOf(carrier.id).iata} ${number}`,
    origin: route.origin.iata,
    destination: route.destination.iata,
    departs,
    minutes: route.blockMinutes,
  }
}

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

function flownBy({ origin, destination, departs, minutes }: Leaving): Flown | undefined {
  const [from, to] = [findAirport(origin), findAirport(destination)]
  if (from === undefined || to === undefined) return undefined
  const leaves = Temporal.Now.plainDateISO(from.timeZone)
    .toZonedDateTime({
      timeZone: from.timeZone,
      plainTime: Temporal.PlainTime.from({ hour: Math.floor(departs / 60), minute: departs % 60 }),
    })
    .withTimeZone('UTC')
  return {
    origin: from.icao,
    destination: to.icao,
    departsHourUtc: leaves.hour,
    arrivesHourUtc: leaves.add({ minutes }).hour,
  }
}
