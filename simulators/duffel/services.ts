import type { DuffelBooks } from './books.ts'
import { impossible, invalid } from './errors.ts'
import type { DuffelOffer } from './offer.ts'
import { type SeatServiceOf, seatServices } from './seats.ts'

/** The test airline's extra bag: twenty units of the offer's currency, 23 kg. US cents. */
const bag = { cents: 2000, kg: 23 } as const

export interface ServiceRequest {
  readonly id?: string
  readonly quantity?: number
}

interface ServiceOf {
  readonly id: string
  readonly passenger: string
  readonly slice: number
}

function servicesOf(offer: DuffelOffer): readonly ServiceOf[] {
  return offer.slices.flatMap((way, slice) =>
    way.some(({ line }) => line.isServiceless === true)
      ? []
      : offer.passengers
          .filter(({ type }) => type !== 'infant_without_seat')
          .map(({ id: passenger }) => ({
            id: `ase_${offer.id.slice(4)}${slice}${passenger.slice(4)}`,
            passenger,
            slice,
          })),
  )
}

export function servicesView(
  offer: DuffelOffer,
  slices: readonly { readonly segments: readonly { readonly id: string }[] }[],
): readonly object[] {
  return servicesOf(offer).map(({ id, passenger, slice }) => ({
    id,
    type: 'baggage',
    total_amount: (bag.cents / 100).toFixed(2),
    total_currency: 'USD',
    maximum_quantity: 1,
    passenger_ids: [passenger],
    segment_ids: slices[slice]?.segments.map((segment) => segment.id) ?? [],
    metadata: { type: 'checked', maximum_weight_kg: bag.kg, maximum_height_cm: null },
  }))
}

/** Throws DuffelRefusal for unknown services, too many, and seats that somebody has. */
export function centsOf(books: DuffelBooks, offer: DuffelOffer, asked: readonly ServiceRequest[]): number {
  const bags = servicesOf(offer).map(({ id }) => id)
  const seats = seatsOrdered(books, offer, asked)
  for (const { id = '', quantity } of asked) {
    if (!bags.includes(id) && !seats.some((one) => one.id === id))
      throw impossible('service_not_available', `The service ${id} is not of this offer.`)
    if (quantity !== 1) throw invalid('validation_inclusion', 'quantity is 1.')
  }
  if (new Set(asked.map(({ id }) => id)).size !== asked.length)
    throw invalid('validation_uniqueness', 'A service is ordered once.')
  const people = seats.map(({ flight, passenger }) => `${flight} ${passenger}`)
  if (new Set(people).size !== seats.length || new Set(seats.map(({ seat }) => seat)).size !== seats.length)
    throw invalid('validation_uniqueness', 'A seat is for one passenger, who has one on a flight.')
  return (
    asked.filter(({ id = '' }) => bags.includes(id)).length * bag.cents +
    seats.reduce((sum, { cents }) => sum + cents, 0)
  )
}

export function seatsOrdered(
  books: DuffelBooks,
  offer: DuffelOffer,
  asked: readonly ServiceRequest[],
): readonly SeatServiceOf[] {
  if (asked.length === 0) return []
  return seatServices(books, offer).filter(({ id }) => asked.some((one) => one.id === id))
}
