import { nameView } from '#accounts/names.ts'
import type { HotelOrdered, OrderedRoom } from '#hotels/responses.ts'
import { roomsWithDiscount } from '#hotels/rooms-paid.ts'
import { refuse } from '#hotels/server/refusals.ts'
import type { Room } from '#hotels/server/room.ts'
import { roomTerms } from '#hotels/server/room-terms.ts'
import { type HeldRoom, type HeldStay, stayOf } from '#hotels/server/stays.ts'
import { wishesOf } from '#hotels/server/wishes.ts'
import { nightCount } from '#hotels/stay.ts'
import type { StayWishes } from '#hotels/stay-wishes.ts'
import { persianCondition } from '#hotels/supplier/conditions.ts'
import { isUnpaid } from '#orders/life.ts'
import { due, type Order, type OrderPassenger, takenOff } from '#orders/order.ts'

export interface HotelOrder {
  readonly order: Order
  readonly held: HeldStay
  readonly leaders: readonly OrderPassenger[]
  readonly wishes: StayWishes | undefined
}

export async function hotelOrder(room: Room, orderId: string, userId: string): Promise<HotelOrder> {
  return withRooms(room, await ownOrder(room, orderId, userId))
}

export function ownOrder({ orders }: Pick<Room, 'orders'>, orderId: string, userId: string): Promise<Order> {
  return orders.ofUser(orderId, userId, 'hotel')
}

export async function ordered(room: Room, orderId: string, userId: string): Promise<HotelOrdered> {
  return orderedOf(room, await ownOrder(room, orderId, userId))
}

export async function orderedOf(room: Room, known: Order): Promise<HotelOrdered> {
  const { order, held, leaders, wishes } = await withRooms(room, known)
  const { orderId, orderNumber, status, total, discount, walletPart, ownerId } = order
  const change = await room.orders.priceChangeOf(orderId, ownerId)
  const now = room.clock.now()
  return {
    orderId,
    orderNumber,
    status,
    hotel: held.hotel,
    checkIn: held.stay.checkIn.toString(),
    checkOut: held.stay.checkOut.toString(),
    nights: nightCount(held.stay),
    rooms: roomsWithDiscount(
      held.rooms.map((one) => roomView(held, one, { leader: leaders[one.room], now })),
      takenOff(order),
    ),
    wishes: wishes === undefined ? null : { ...wishes, requests: [...wishes.requests] },
    totalPrice: total,
    discount,
    walletPart,
    due: due(order),
    holdExpiresAt: isUnpaid(status) ? order.holdExpiresAt.toString() : null,
    priceChange: change && { ...change, until: change.until?.toString() ?? null },
  }
}

async function withRooms({ database, orders }: Room, order: Order): Promise<HotelOrder> {
  const held = await stayOf(database, order.orderId)
  if (held === undefined) throw refuse('SOLD_OUT')
  const { orderId } = order
  const [leaders, wishes] = await Promise.all([orders.passengersOf(orderId), wishesOf(database, orderId)])
  return { order, held, leaders, wishes }
}

interface Seen {
  readonly leader: OrderPassenger | undefined
  readonly now: Temporal.Instant
}

function roomView(held: HeldStay, one: HeldRoom, { leader, now }: Seen): OrderedRoom {
  const terms = roomTerms(held, one, now)
  return {
    room: one.room,
    roomName: terms.name,
    roomNameEn: terms.nameEn,
    board: one.board,
    adults: one.adults,
    childAges: [...one.childAges],
    isRefundable: terms.isRefundable,
    total: one.total,
    leaderName: leader === undefined ? '' : nameView(leader),
    leaderNameLatin: leader === undefined ? '' : latinName(leader),
    voucherNumber: one.voucherNumber,
    state: stateOf(held, one),
    cancellation: terms.steps.map((step) => ({ ...step, kept: step.penalty })),
    dueThere: held.supplied?.rate.dueThere ?? null,
    conditions: (held.supplied?.rate.conditions ?? []).map((words) => persianCondition(words) ?? words),
  }
}

export function latinName({ firstName, lastName }: OrderPassenger): string {
  return `${firstName} ${lastName}`
}

function stateOf({ state }: HeldStay, one: HeldRoom): OrderedRoom['state'] {
  if (one.state === 'refunded') return 'refunded'
  return state === 'issued' ? 'booked' : state
}
