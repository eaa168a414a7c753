import { impossible, invalid } from './errors.ts'
import type { DuffelOffer } from './offer.ts'

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

/** Throws DuffelRefusal for unknown services or too many. */
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
