import type { Trx } from '#database/database.ts'
import {
  type GroupSum,
  type RefundList,
  type RefundsWanted,
  refundList,
  refundSums,
} from '#refunds/server/desk/list.ts'
import { lookAgain } from '#refunds/server/desk/look-again.ts'
import { type DeskRefundRecord, refundRecord } from '#refunds/server/desk/record.ts'
import type { Room } from '#refunds/server/room.ts'

/** Refunds as the house's own people see them, and what they may do about them. Amounts in rial. */
export interface RefundsDesk {
  list(wanted: RefundsWanted): Promise<RefundList>
  sums(): Promise<readonly GroupSum[]>
  /** By its tracking number, with the whole bank account. */
  read(number: string): Promise<DeskRefundRecord | undefined>
  /** Asks the bank now; what never arrived is sent again under the same number. Returns the order.
   * Refuses REFUND_UNKNOWN, NO_PAYOUT_OPEN. */
  lookAgain(trx: Trx, number: string): Promise<string>
}

export function openRefundsDesk(room: Room): RefundsDesk {
  return {
    list: (wanted) => refundList(room.database, room.clock.now(), wanted),
    sums: () => refundSums(room.database, room.clock.now()),
    read: (number) => refundRecord(room, number),
    lookAgain: (trx, number) => lookAgain(room, trx, number),
  }
}
