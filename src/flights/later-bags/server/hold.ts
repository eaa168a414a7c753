import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import { saleEnd } from '#flights/later-bags/sale-end.ts'
import { offeredBags } from '#flights/later-bags/server/offered-bags.ts'
import type { BagNow, LaterBagSeller } from '#flights/later-bags/server/seller-of.ts'
import { bagsOrder, totalOf } from '#flights/later-bags/server/stored-bags.ts'
import type { LaterBagsItem } from '#flights/later-bags/server/submit.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import { sum } from '#money/rial.ts'
import type { Held, OrderToHold } from '#orders/product.ts'

/** Keeps the price of now, here: no supplier holds bags. The same order holds once.
 * Throws what `offeredBags` does, BAGS_NOT_SOLD, BAG_TAKEN, HOLD_ENDED (order already released). */
export async function hold(room: Room, order: OrderToHold<LaterBagsItem>): Promise<Held> {
  const { ticketOrder, userId, leg, bags: wanted } = order.item
  const before = await bagsOrder(room.database, order.orderId)
  if (before !== undefined) {
    if (before.state === 'held') return { total: totalOf(before) }
    throw refuse('HOLD_ENDED')
  }
  const { leg: direction, seller } = await offeredBags(room, { orderId: ticketOrder, userId, leg })
  if (seller === undefined) throw refuse('BAGS_NOT_SOLD')
  const bags = wanted.map(({ passenger, bagId }) => {
    const bag = seller.bags.find((one) => one.passenger === passenger && one.id === bagId)
    if (bag === undefined) throw refuse('BAGS_NOT_SOLD')
    return bag
  })
  await stored(room, order, { seller, bags })
  const total = sum(bags.map(({ price }) => price))
  const end = saleEnd(direction.sold.departsAt)
  return Temporal.Instant.compare(end, order.until) < 0 ? { total, until: end } : { total }
}

interface Taking {
  readonly seller: LaterBagSeller
  readonly bags: readonly BagNow[]
}

async function stored(room: Room, order: OrderToHold<LaterBagsItem>, taking: Taking): Promise<void> {
  try {
    await room.database.transaction().execute(async (trx) => {
      if (await entered(trx, { order, seller: taking.seller, now: room.clock.now() }))
        await insertBags(trx, order, taking.bags)
      else if ((await bagsOrder(trx, order.orderId))?.state !== 'held') throw refuse('HOLD_ENDED')
    })
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && taken.has(String(error.constraint)))
      throw refuse('BAG_TAKEN')
    throw error
  }
}

const taken = new Set(['one_bag_a_person_and_direction', 'one_bag_a_ticket', 'bag_of_an_open_ticket'])

interface Entering {
  readonly order: OrderToHold<LaterBagsItem>
  readonly seller: LaterBagSeller
  readonly now: Temporal.Instant
}

/** False when it exists: a parallel request waits here. */
async function entered(trx: Trx, { order, seller, now }: Entering): Promise<boolean> {
  const { ticketOrder, leg, madeBy } = order.item
  const { supplier, there } = seller
  const row = await maybe(
    trx,
    sql`
      insert into flights.later_bag_orders (order_id, state, ticket_order, leg, made_by, supplier, supplier_ref, currency,
        rate_rial, taken_at)
      values (${order.orderId}, 'held', ${ticketOrder}, ${leg}, ${madeBy}, ${supplier}, ${there?.ref ?? null},
        ${there?.rate?.currency ?? null}, ${there?.rate?.rialAUnit ?? null}, ${now})
      on conflict (order_id) do nothing returning order_id`,
  )
  return row !== undefined
}

async function insertBags(
  trx: Trx,
  { orderId, item: { ticketOrder, leg } }: OrderToHold<LaterBagsItem>,
  bags: readonly BagNow[],
): Promise<void> {
  const rows = bags.map(
    ({ passenger, id, kg, pieces, price, supplierShare, service }, position) =>
      sql`(${orderId}, ${position}, ${ticketOrder}, ${leg}, ${passenger}, ${id}, ${kg}, ${pieces ?? null}, ${price},
        ${supplierShare}, ${service === undefined ? null : JSON.stringify(service)}::jsonb)`,
  )
  await sql`
    insert into flights.later_bags (order_id, position, ticket_order, leg, passenger, bag_id, kg, pieces, price,
      supplier_share, service)
    values ${sql.join(rows)}`.execute(trx)
}
