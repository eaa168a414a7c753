import type { DuffelFlight } from './journeys.ts'
import type { DuffelFate } from './lines.ts'
import type { OfferPassenger } from './passengers.ts'
import type { DuffelBrand, DuffelPrice } from './prices.ts'

export interface DuffelOffer {
  readonly id: string
  readonly requestId: string
  readonly slices: readonly (readonly DuffelFlight[])[]
  readonly brand: DuffelBrand
  readonly passengers: readonly OfferPassenger[]
  readonly price: DuffelPrice
  readonly createdAt: Temporal.Instant
  readonly expiresAt: Temporal.Instant
  readonly fate: DuffelFate | undefined
}
