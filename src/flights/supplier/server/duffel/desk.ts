import type { LRUCache } from 'lru-cache'
import type { SupplierCaps } from '#flights/supplier/caps.ts'
import type { DuffelAccess } from '#flights/supplier/server/duffel/duffel-client.ts'
import type { RatesOnSale } from '#money/rates.ts'

export interface DuffelDesk extends DuffelAccess {
  readonly email: string
  readonly rates: () => Promise<RatesOnSale>
  readonly now: () => Temporal.Instant
  readonly caps: SupplierCaps
  /** orders this process sent, by key, with Duffel's id once known */
  readonly sent: LRUCache<string, { readonly ref: string | null }>
}
