import type { DeskRooms } from '#desk/server/orders/rooms.ts'
import type { Withdrawals } from '#withdrawals/server/withdrawals.ts'

/** What the ledger is read from, and who names its accounts. */
export interface LedgerRooms
  extends Pick<DeskRooms, 'desk' | 'clock' | 'wallet' | 'orders' | 'payments' | 'refunds' | 'papers'> {
  readonly withdrawals: Pick<Withdrawals, 'numbersOf'>
}
