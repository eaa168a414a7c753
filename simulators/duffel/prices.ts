import { createHash } from 'node:crypto'
import type { DuffelFlight } from './journeys.ts'
import type { DuffelLine } from './lines.ts'
import type { OfferPassenger } from './passengers.ts'

export interface DuffelBrand {
  readonly name: string
  readonly cabin: 'economy' | 'business'
  readonly letter: string
  /** percent of the cheapest fare */
  readonly percent: number
  readonly bags: number
  /** penalty per ticket in US cents; or never refundable, stated on request, never stated */
  readonly refund: number | 'never' | 'asked' | 'untold'
  /** the same of another day or hour; what it costs is told with each offer of it */
  readonly change: number | 'never' | 'untold'
}

export interface DuffelPrice {
  readonly base: number
  readonly tax: number
  readonly total: number
}

const light: DuffelBrand = {
  name: 'Light',
  cabin: 'economy',
  letter: 'Q',
  percent: 100,
  bags: 0,
  refund: 'never',
  change: 7500,
}
const flex: DuffelBrand = {
  name: 'Flex',
  cabin: 'economy',
  letter: 'Y',
  percent: 124,
  bags: 1,
  refund: 6000,
  change: 3000,
}
/** dearer to change than to give back */
const stiff: DuffelBrand = { ...flex, name: 'Classic', change: 12_000 }
const business: DuffelBrand = {
  name: 'Business',
  cabin: 'business',
  letter: 'C',
  percent: 310,
  bags: 2,
  refund: 0,
  change: 0,
}
const basic: DuffelBrand = {
  name: 'Basic',
  cabin: 'economy',
  letter: 'Y',
  percent: 100,
  bags: 1,
  refund: 4000,
  change: 4000,
}
/** penalty, US cents, for tickets whose airline states it on request */
export const priceOnRequest = 5000
/** even flight numbers state it on request, the others never */
const value = (number: number): DuffelBrand => ({
  name: 'Value',
  cabin: 'economy',
  letter: 'V',
  percent: 100,
  bags: 1,
  refund: number % 2 === 0 ? 'asked' : 'untold',
  change: number % 2 === 0 ? 'never' : 'untold',
})

const brandsOf: Readonly<Record<string, (number: number) => readonly DuffelBrand[]>> = {
  FZ: (number) => [value(number)],
  QR: () => [light, stiff, business],
}

export function brandsFor(
  line: DuffelLine | undefined,
  cabinClass: string | undefined,
): readonly DuffelBrand[] {
  const isSingle = line?.airline === 'ZZ' || line?.fate !== undefined
  const all = isSingle
    ? [basic]
    : (brandsOf[line?.airline ?? '']?.(line?.number ?? 0) ?? [light, flex, business])
  return all.filter(({ cabin }) => cabinClass === undefined || cabin === cabinClass)
}

/** percent of an adult's fare */
const shares = { adult: 100, child: 75, infant_without_seat: 10 } as const
const airportTax = { adult: 2350, child: 2350, infant_without_seat: 0 } as const

export function priceOf(
  slices: readonly (readonly DuffelFlight[])[],
  brand: DuffelBrand,
  passengers: readonly OfferPassenger[],
): DuffelPrice {
  const flights = slices.flat()
  const fare = flights.reduce(
    (sum, flight) => sum + Math.round((flight.line.fare * dayFactor(flight)) / 100),
    0,
  )
  const base = passengers.reduce(
    (sum, { type }) => sum + Math.round((fare * brand.percent * shares[type]) / 10_000),
    0,
  )
  const airports = passengers.reduce((sum, { type }) => sum + airportTax[type] * flights.length, 0)
  const tax = Math.round(base * 0.09) + airports
  return { base, tax, total: base + tax }
}

/** 88 to 131 percent. */
function dayFactor({ line, departs }: DuffelFlight): number {
  const day = `${line.airline}${line.number} ${departs.toPlainDate()}`
  return 88 + ((createHash('sha256').update(day).digest()[0] ?? 0) % 44)
}
