import type { LRUCache } from 'lru-cache'
import type { HotelCaps } from '#hotels/supplier/caps.ts'
import type { DuffelAccess } from '#suppliers/server/suppliers.ts'

/** What the adapter's verbs work with. */
export interface StaysDesk extends DuffelAccess {
  readonly email: string
  readonly caps: HotelCaps
  /** keys that this process has sent a booking under */
  readonly sent: LRUCache<string, true>
}
