import type { LRUCache } from 'lru-cache'
import type { SupplierCaps } from '#flights/supplier/caps.ts'
import type { DuffelAccess } from '#flights/supplier/server/duffel/duffel-client.ts'

/** What the adapter's verbs work with. */
export interface DuffelDesk extends DuffelAccess {
  readonly email: string
  readonly now: () => Temporal.Instant
  readonly caps: SupplierCaps
  /** what was sent under a key by this process, with Duffel's name of it once told */
  readonly sent: LRUCache<string, { readonly ref: string | null }>
}
