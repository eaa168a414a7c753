import type { LRUCache } from 'lru-cache'
import type { HotelCaps } from '#hotels/supplier/caps.ts'
import type { RatesOnSale } from '#money/rates.ts'
import type { DuffelAccess } from '#suppliers/server/suppliers.ts'

export interface StaysDesk extends DuffelAccess {
  readonly email: string
  readonly rates: () => Promise<RatesOnSale>
  readonly caps: HotelCaps
  /** keys this process has sent bookings under */
  readonly sent: LRUCache<string, true>
}
