import type { FastifyInstance } from 'fastify'
import type { FaultBox } from '../faults.ts'
import type { DuffelBooks } from './books.ts'
import type { ChangeOffer } from './change-offers.ts'
import type { DuffelOffer } from './offer.ts'
import type { DuffelCall, DuffelFault } from './weather.ts'
import type { Notify } from './webhooks.ts'

export interface DuffelDesk {
  readonly app: FastifyInstance
  readonly books: DuffelBooks
  readonly faults: FaultBox<DuffelFault>
  readonly offers: Map<string, DuffelOffer>
  readonly requests: Map<string, readonly string[]>
  readonly changeOffers: Map<string, ChangeOffer>
  readonly notify: Notify
  readonly acceptedMs: number
  readonly now: () => Temporal.Instant
  count(call: DuffelCall): void
}
