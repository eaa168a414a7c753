import type { DeskRooms } from '#desk/server/orders/rooms.ts'
import type { SupplierAccounts } from '#operations/supplier-accounts.ts'
import type { SupplierMonitor } from '#suppliers/server/supplier-monitor.ts'

export interface SupplierRooms extends Pick<DeskRooms, 'clock' | 'desk' | 'orders'> {
  readonly supplierMonitor: SupplierMonitor
  readonly supplierAccounts: SupplierAccounts
}
