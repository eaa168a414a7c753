import { delaysFor, numberOf } from './delays.ts'

export interface Flown {
  readonly origin: string
  readonly destination: string
  readonly departsHourUtc: number
  readonly arrivesHourUtc: number
}

/** `FlightLegDelayContract` of the last ninety days; undefined for an untracked number. */
export function delayStatistics(
  number: string,
  flown: readonly Flown[],
  now: Temporal.Instant,
): object | undefined {
  if (flown.length === 0 || isUntracked(number)) return undefined
  return {
    number,
    origins: flown.map(({ origin, departsHourUtc }) =>
      statisticsAt({ number, airport: origin, hour: departsHourUtc, side: 'departure' }, now),
    ),
    destinations: flown.map(({ destination, arrivesHourUtc }) =>
      statisticsAt({ number, airport: destination, hour: arrivesHourUtc, side: 'arrival' }, now),
    ),
  }
}

function isUntracked(number: string): boolean {
  return numberOf(`${number} tracked`) % 9 === 0
}

function flightsOf(number: string): number {
  const hash = numberOf(`${number} flights`)
  return hash % 7 === 0 ? 3 + (hash % 5) : 24 + (hash % 66)
}

interface Observed {
  readonly number: string
  readonly airport: string
  readonly hour: number
  readonly side: 'departure' | 'arrival'
}

function statisticsAt({ number, airport, hour, side }: Observed, now: Temporal.Instant): object {
  const delays = [...delaysFor(`${number} ${airport} ${side}`, flightsOf(number))].sort((a, b) => a - b)
  const at = (percent: number) =>
    delays[Math.min(delays.length - 1, Math.floor((delays.length * percent) / 100))] ?? 0
  return {
    airportIcao: airport,
    class: 'FlightAndHour',
    scheduledHourUtc: hour,
    medianDelay: span(at(50)),
    delayPercentiles: Array.from({ length: 19 }, (_, place) => (place + 1) * 5).map((percentile) => ({
      percentile,
      delay: span(at(percentile)),
    })),
    numConsideredFlights: delays.length,
    numFlightsDelayedBrackets: brackets.map(([from, to]) => {
      const num = delays.filter((delay) => delay >= (from ?? -Infinity) && delay < (to ?? Infinity)).length
      return {
        ...(from !== undefined && { delayedFrom: span(from) }),
        ...(to !== undefined && { delayedTo: span(to) }),
        num,
        percentage: Math.round((num / delays.length) * 10_000) / 10_000,
      }
    }),
    fromUtc: moment(now.subtract({ hours: 90 * 24 })),
    toUtc: moment(now),
  }
}

type Bracket = readonly [from: number | undefined, to: number | undefined]

const brackets: readonly Bracket[] = [
  [undefined, -120],
  [-120, -60],
  [-60, -30],
  [-30, -15],
  [-15, 15],
  [15, 30],
  [30, 60],
  [60, 120],
  [120, undefined],
]

function span(minutes: number): string {
  const size = Math.abs(minutes)
  const [hours, rest] = [Math.floor(size / 60), size % 60].map((part) => String(part).padStart(2, '0'))
  return `${minutes < 0 ? '-' : ''}${hours}:${rest}:00`
}

function moment(at: Temporal.Instant): string {
  return at.toString().slice(0, 16).replace('T', ' ')
}
