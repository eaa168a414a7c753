import { type Zone, zoneOf, zones } from '#insurance/zones.ts'
import { findAirport } from '#places/airports.ts'

/** A direction of a ticket as it is flown now, and in `change` as it was sold; times local to the airports, ISO. */
export interface FlownWay {
  readonly destination: string
  readonly isReturning: boolean
  readonly departureTime: string
  readonly arrivalTime: string
  readonly change: {
    readonly kind: string
    readonly departureTime: string
    readonly arrivalTime: string
  } | null
}

export interface TripFlown {
  readonly country: string
  readonly startsOn: Temporal.PlainDate
  /** undefined where no way back is known */
  readonly endsOn: Temporal.PlainDate | undefined
}

/** From the first departure to the way back; of several countries the one whose zone is the widest. Undefined at home. */
export function tripFlown(ways: readonly FlownWay[]): TripFlown | undefined {
  const goes = ways.filter(({ change }) => change?.kind !== 'cancelled')
  const [first] = goes
  const last = goes.at(-1)
  const abroad = goes.flatMap(({ destination }) => countryAbroad(destination) ?? [])
  const widest = abroad.toSorted((a, b) => zones.indexOf(b.zone) - zones.indexOf(a.zone))[0]
  if (first === undefined || last === undefined || widest === undefined) return undefined
  const isHome = countryAbroad(last.destination) === undefined
  return {
    country: widest.country,
    startsOn: dayOf(first.departureTime),
    endsOn: isHome ? dayOf(last.arrivalTime) : undefined,
  }
}

/** What was sold, cancelled or not. */
export function asSold(way: FlownWay): FlownWay {
  return { ...way, ...way.change, change: null }
}

function countryAbroad(iata: string): { readonly country: string; readonly zone: Zone } | undefined {
  const country = findAirport(iata)?.country
  const zone = country === undefined ? undefined : zoneOf(country)
  return country === undefined || zone === undefined ? undefined : { country, zone }
}

function dayOf(localTime: string): Temporal.PlainDate {
  return Temporal.PlainDateTime.from(localTime).toPlainDate()
}
