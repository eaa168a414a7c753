import type { Trx } from '#database/database.ts'
import type { DeskFilter, DeskPage } from '#orders/desk-order.ts'
import type { Status } from '#orders/life.ts'
import { issueAgain, resend } from '#orders/server/desk/again.ts'
import { type DeskCount, deskCount } from '#orders/server/desk/count.ts'
import { type DeskListRequest, deskList } from '#orders/server/desk/list.ts'
import { type MadeWanted, type OrdersMade, ordersMade } from '#orders/server/desk/made.ts'
import { type DeskOrderView, deskOrderView } from '#orders/server/desk/order-view.ts'
import { rowNumbered } from '#orders/server/record.ts'
import type { Room } from '#orders/server/room.ts'
import { orderNumberKey } from '#orders/tracking.ts'

/** Everybody's orders, for the house's own people: who calls this has asked for their permission. */
export interface OrdersDesk {
  list(request: DeskListRequest): Promise<DeskPage>
  count(filter: DeskFilter): Promise<DeskCount>
  made(wanted: MadeWanted): Promise<readonly OrdersMade[]>
  /** Undefined for a number that is nobody's. */
  view(orderNumber: string): Promise<DeskOrderView | undefined>
  /** Asks the product for the papers now, not at the hour that was set. Refuses NOT_TO_ISSUE unless it is paid and not issued. */
  issueAgain(orderId: string): Promise<Status>
  /** What its traveller was told when it was issued, once more. In the caller's transaction. Refuses NOT_ISSUED. */
  resend(trx: Trx, orderId: string): Promise<void>
}

export function openOrdersDesk(room: Room): OrdersDesk {
  return {
    list: (request) => deskList(room, request),
    count: (filter) => deskCount(room, filter),
    made: (wanted) => ordersMade(room.database, wanted),
    async view(orderNumber) {
      const row = await rowNumbered(room.database, orderNumberKey(orderNumber))
      return row && deskOrderView(room, row)
    },
    issueAgain: (orderId) => issueAgain(room, orderId),
    resend: (trx, orderId) => resend(room, trx, orderId),
  }
}
