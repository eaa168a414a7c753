import type { Desk } from '#desk/server/desk.ts'
import type { Messages } from '#messages/server/messages.ts'
import type { Orders } from '#orders/server/door.ts'
import type { Papers } from '#papers/server/papers.ts'
import type { Payments } from '#payments/server/payments.ts'
import type { Promises } from '#promises/server/promises.ts'
import type { Refunds } from '#refunds/server/refunds.ts'
import type { House } from '#server/house.ts'
import type { SupplierMonitor } from '#suppliers/server/supplier-monitor.ts'
import type { Support } from '#support/server/support.ts'
import type { Wallet } from '#wallet/server/wallet.ts'

/** What an order's page and its deeds are read from and done by. */
export interface DeskRooms extends Pick<House, 'clock' | 'settings'> {
  readonly desk: Desk
  readonly orders: Orders
  readonly payments: Payments
  readonly refunds: Refunds
  readonly wallet: Wallet
  readonly messages: Messages
  readonly promises: Promises
  readonly support: Support
  readonly papers: Papers
  readonly supplierMonitor: Pick<SupplierMonitor, 'callsOf' | 'known'>
}
