import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import { sum } from '#money/rial.ts'
import { due, type Order } from '#orders/order.ts'
import { credit, pays } from '#orders/server/pay.ts'
import type { Room } from '#orders/server/room.ts'
import type { CapturedTrip } from '#orders/server/trips/door.ts'
import { lockedOrdersOf } from '#orders/server/trips/record.ts'
import { type TripPart, wholeOf } from '#orders/trip.ts'

type Became = 'paid' | 'credited'

/** See `Trips.captured`. The orders are locked first, all of them, so that captures and the clock come one after another. */
export async function capturedTrip(room: Room, trx: Trx, attempt: CapturedTrip): Promise<Became> {
  const { attemptId, tripId, gatewayId, parts } = attempt
  const orders = await lockedOrdersOf(trx, tripId)
  const before = await all(
    trx,
    sql<{ became: Became }>`select became from orders.capture where attempt_id = ${attemptId}`,
  )
  if (before.length > 0) return both(before.map(({ became }) => became))
  const taking = takenBy(orders, parts)
  const ofAmount = sum(parts.map(({ amount }) => amount))
  const became: Became[] = []
  const at = room.clock.now()
  const credited: (TripPart & { readonly order: Order })[] = []
  for (const part of parts) {
    const order = orders.find(({ orderId }) => orderId === part.orderId)
    if (order === undefined) throw new Error(`attempt ${attemptId} paid for no order of trip ${tripId}`)
    const captured = { ...part, attemptId, gatewayId, ofAmount, at }
    if (!taking.includes(part)) {
      await credit(room, trx, { order, attempt: captured })
      credited.push({ ...part, order })
    } else if (!(await pays(room, trx, captured)))
      throw new Error(`order ${part.orderId} moved while it was locked`)
    became.push(taking.includes(part) ? 'paid' : 'credited')
  }
  // one word of all that went to the wallet
  const [first] = credited
  if (first !== undefined)
    await room.tell(trx, {
      order: first.order,
      amount: sum(credited.map(({ amount }) => amount)),
      happened: 'credited',
    })
  room.log.info({ tripId, attemptId, became }, 'trip.captured')
  return both(became)
}

/** Parts their orders still wait for, to the rial. Of those that stand or fall together all or none. */
function takenBy(orders: readonly Order[], parts: readonly TripPart[]): readonly TripPart[] {
  const waitsFor = (order: Order, part: TripPart | undefined) =>
    part !== undefined && order.status === 'approved' && due(order) === part.amount
  const isStanding = wholeOf(orders)
    .filter(({ paidAt }) => paidAt === null)
    .every((order) =>
      waitsFor(
        order,
        parts.find(({ orderId }) => orderId === order.orderId),
      ),
    )
  return parts.filter((part) => {
    const order = orders.find(({ orderId }) => orderId === part.orderId)
    return order !== undefined && waitsFor(order, part) && (isStanding || !order.isWhole)
  })
}

function both(became: readonly Became[]): Became {
  return became.includes('paid') ? 'paid' : 'credited'
}
