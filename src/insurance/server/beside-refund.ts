import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { insuranceKind } from '#insurance/kind.ts'
import { whenMovedSays } from '#insurance/move-words.ts'
import type { Room } from '#insurance/server/room.ts'
import { personKey } from '#insurance/server/same-traveller.ts'
import { asSold, tripFlown } from '#insurance/trip-of-journeys.ts'
import type { RefundBeside } from '#orders/refund-beside.ts'
import type { OrderDetails } from '#orders/responses.ts'

interface PolicyRow {
  readonly order_id: string
  readonly position: number
}

/** Policies of the same owner for who flies by this ticket, on days of its journey as it was sold or as it was moved, a cancelled
 * one included. */
export async function besideRefund(
  room: Room,
  order: OrderDetails,
  userId: string,
): Promise<readonly RefundBeside[]> {
  const { from, until } = daysOf(order)
  if (from === undefined || until === undefined) return []
  const { orders: ahead } = await room.orders.mine(userId, { kind: 'upcoming', page: 1, take: 50 })
  const bought = ahead.filter(({ product, status }) => product === insuranceKind && status === 'issued')
  const rows = await all(
    room.database,
    sql<PolicyRow>`
      select order_id, position from insurance.policy join insurance.insured using (order_id)
      where order_id = any(${bought.map(({ orderId }) => orderId)}::uuid[]) and state = 'issued' and refunded_at is null
        and starts_on <= ${until} and ends_on >= ${from}
      order by starts_on, order_id, position`,
  )
  const flying = (await room.orders.passengersOf(order.orderId)).map(personKey)
  const found = await Promise.all(
    [...Map.groupBy(rows, ({ order_id }) => order_id)].map(async ([orderId, insured]) => {
      const people = await room.orders.passengersOf(orderId)
      const items = insured.flatMap(({ position }) => {
        const passenger = flying.indexOf(personKey(people[position]))
        return passenger < 0 ? [] : [{ passenger, item: { passenger: position, leg: 0 } }]
      })
      const title = bought.find((one) => one.orderId === orderId)?.service?.name ?? ''
      return { orderId, title, whenMoved: whenMovedSays(title), items }
    }),
  )
  return found.filter(({ items }) => items.length > 0)
}

/** From the first day of either to the last. */
function daysOf({ journeys }: Pick<OrderDetails, 'journeys'>) {
  const trips = [tripFlown(journeys.map(asSold)), tripFlown(journeys)].filter((trip) => trip !== undefined)
  const days = trips
    .flatMap(({ startsOn, endsOn }) => [startsOn, endsOn ?? startsOn])
    .toSorted(Temporal.PlainDate.compare)
  return { from: days[0], until: days.at(-1) }
}
