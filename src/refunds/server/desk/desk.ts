import type { Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import {
  type DeskChosen,
  type DeskRefundPreview,
  type DeskRefundReady,
  giveBackNow,
  previewOf,
  readyFor,
} from '#refunds/server/desk/give-back.ts'
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
  /** What the rule gives back now and what more could be given; changes nothing. Refuses what no decision passes over. */
  preview(chosen: Pick<DeskChosen, 'orderId' | 'userId' | 'items'>): Promise<DeskRefundPreview>
  /** What would be given back now; changes nothing. Refuses as `quote`, and BEYOND_WHAT_WAS_KEPT. */
  ready(chosen: DeskChosen): Promise<DeskRefundReady>
  /** To its owner's wallet, in the caller's transaction. Refuses ALREADY_REFUNDED, NOT_ALONE, TOO_MANY_…, ONLY_TOGETHER, QUOTE_EXPIRED. */
  giveBack(trx: Trx, ready: DeskRefundReady): Promise<DeskGivenBack>
}

export interface DeskGivenBack {
  readonly refundId: string
  readonly number: string
  readonly amount: Rial
}

export function openRefundsDesk(room: Room): RefundsDesk {
  return {
    list: (wanted) => refundList(room.database, room.clock.now(), wanted),
    sums: () => refundSums(room.database, room.clock.now()),
    read: (number) => refundRecord(room, number),
    lookAgain: (trx, number) => lookAgain(room, trx, number),
    preview: (chosen) => previewOf(room, chosen),
    ready: (chosen) => readyFor(room, chosen),
    async giveBack(trx, ready) {
      const { id, tracking_number: number, amount } = await giveBackNow(room, trx, ready)
      return { refundId: id, number, amount }
    },
  }
}
