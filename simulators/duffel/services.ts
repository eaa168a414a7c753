import { impossible, invalid } from './errors.ts'
import type { DuffelOffer } from './offer.ts'

/** An extra bag of the test airline: twenty of the offer's currency, twenty-three kilograms. Amounts are US cents. */
const bag = { cents: 2000, kg: 23 } as const

/** What is ordered of it. */
export interface ServiceRequest {
  readonly id?: string
  readonly quantity?: number
}

interface ServiceOf {
  readonly id: string
  readonly passenger: string
  /** the slice's place */
  readonly slice: number
}

/** A checked bag for each passenger with a seat on each slice; flights without services sell none. */
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

/** As Duffel's answers have them, each of all flights of a slice. */
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

/** What services cost together; throws DuffelRefusal for one that the offer does not have, or more of it than there are. */
export function centsOf(offer: DuffelOffer, asked: readonly ServiceRequest[]): number {
  const known = servicesOf(offer).map(({ id }) => id)
  for (const { id = '', quantity } of asked) {
    if (!known.includes(id))
      throw impossible('service_not_available', `The service ${id} is not of this offer.`)
    if (quantity !== 1) throw invalid('validation_inclusion', 'quantity is 1.')
  }
  if (new Set(asked.map(({ id }) => id)).size !== asked.length)
    throw invalid('validation_uniqueness', 'A service is ordered once.')
  return asked.length * bag.cents
}
