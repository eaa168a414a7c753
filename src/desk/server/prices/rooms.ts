import type { Orders } from '#orders/server/door.ts'
import type { Clock } from '#server/clock.ts'
import type { Sites } from '#server/sites.ts'
import type { SupplierMonitor } from '#suppliers/server/supplier-monitor.ts'

/** What a price rule is checked against and written by. */
export interface PriceRooms {
  readonly orders: Pick<Orders, 'pricing' | 'sold'>
  readonly clock: Clock
  readonly sites: Sites
  readonly supplierMonitor: Pick<SupplierMonitor, 'known'>
}
