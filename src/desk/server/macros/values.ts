import { clockTime, dateSeenFrom } from '#calendar/formatted.ts'
import type { MacroValues } from '#desk/macros/gaps.ts'
import { dayAt } from '#desk/moment-words.ts'
import type { SupportDeskRooms } from '#desk/server/support/rooms.ts'
import { priceWords } from '#money/display-unit.ts'
import type { DeskOrder } from '#orders/desk-order.ts'
import type { StaffVisitor } from '#server/visitor.ts'

export interface ValuesOf {
  /** null for a guest who wrote */
  readonly userId: string | null
  /** as a guest wrote it; else that of the account */
  readonly name?: string
  /** in hand; null of a conversation about none */
  readonly orderId: string | null
}

/** What the gaps of macros are filled with: of this traveller, this order as its owner may read it, and this colleague. Amounts in toman. */
export async function macroValues(
  rooms: SupportDeskRooms,
  by: StaffVisitor,
  { userId, orderId, name }: ValuesOf,
): Promise<MacroValues> {
  const { accounts, orders, clock } = rooms
  const firstName = name ?? (userId === null ? undefined : (await accounts.userOf(userId))?.firstName)
  const { orders: found } =
    orderId === null || userId === null
      ? { orders: [] }
      : await orders.desk.list({ filter: { ownerId: userId, among: [orderId] }, take: 1 })
  const [order] = found
  return {
    colleague: by.name,
    ...(firstName === undefined ? {} : { name: firstName }),
    ...(order === undefined || userId === null
      ? {}
      : { ...ofOrder(order, clock.now()), ...(await ofRefund(rooms, { userId, order })) }),
  }
}

function ofOrder(order: DeskOrder, now: Temporal.Instant): MacroValues {
  const { orderNumber, what, begins, labels, payable, reservationNumber } = order
  const day = dateSeenFrom(dayAt(now), Temporal.PlainDate.from(begins.slice(0, 10)))
  return {
    number: orderNumber,
    trip: what,
    day,
    status: labels.says,
    amount: priceWords(payable),
    ...(begins.includes('T') && { hour: clockTime(Temporal.PlainTime.from(begins.slice(11))) }),
    ...(reservationNumber !== null && { reference: reservationNumber }),
  }
}

async function ofRefund(
  { support }: SupportDeskRooms,
  { userId, order: { orderId } }: { readonly userId: string; readonly order: DeskOrder },
): Promise<MacroValues> {
  const { refund, requests } = await support.desk.factsOf({ orderId, userId })
  const [last] = requests
  return {
    ...(refund?.now != null && { refundNow: priceWords(refund.now.amount) }),
    ...(last && { refund: priceWords(last.amount), refundNumber: last.trackingNumber }),
  }
}
