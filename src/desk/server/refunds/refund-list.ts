import type { RefundsAddress } from '#desk/refunds/refunds-address.ts'
import { spanOf } from '#desk/server/orders/filter-of.ts'
import type { RefundRooms } from '#desk/server/refunds/rooms.ts'
import { latinDigits } from '#money/digits.ts'
import type { DeskRefund, RefundCursor, RefundFilter } from '#refunds/server/refunds.ts'

export const refundsOnPage = 50

export interface ListedRefund extends DeskRefund {
  readonly orderNumber: string
}

export interface RefundPage {
  readonly refunds: readonly ListedRefund[]
  readonly next: RefundCursor | undefined
}

/** The refunds that this address is of. */
export async function listedRefunds(
  rooms: RefundRooms,
  address: RefundsAddress,
  after?: RefundCursor,
): Promise<RefundPage> {
  const filter = await filterOf(rooms, address)
  const { refunds, next } = await rooms.refunds.desk.list({ filter, after, take: refundsOnPage })
  const numbers = await rooms.orders.numbersOf(refunds.map(({ orderId }) => orderId))
  return {
    refunds: refunds.map((refund) => ({ ...refund, orderNumber: numbers.get(refund.orderId) ?? '' })),
    next,
  }
}

async function filterOf(
  { orders, clock }: RefundRooms,
  { q, group, to, made }: RefundsAddress,
): Promise<RefundFilter> {
  const [madeFrom, madeUntil] = spanOf(made, clock.now())
  const number = latinDigits(q)
  const order = number === '' ? undefined : await orders.numbered(number)
  return {
    group: group || undefined,
    destination: to || undefined,
    madeFrom,
    madeUntil,
    found: number === '' ? undefined : { number, orderIds: order === undefined ? [] : [order.orderId] },
  }
}
