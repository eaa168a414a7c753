import { sql } from 'kysely'
import { all, maybe, type Trx } from '#database/database.ts'
import { violates } from '#database/violates.ts'
import { type Rial, rial } from '#money/rial.ts'
import { creditedEntry } from '#orders/entries.ts'
import type { Order } from '#orders/order.ts'
import { differenceOf, itemsOf, type Rebooking, type RebookingReason } from '#orders/rebooking.ts'
import type { RefundItem } from '#orders/refund-terms.ts'
import { refuse } from '#orders/server/refusals.ts'
import { productOf, type Room } from '#orders/server/room.ts'

/** Promises tickets to a new order. Throws REBOOKING_OPEN, BOUGHT_ON_CREDIT, TICKETS_PAY_NOTHING, TICKETS_GONE (already refunded). */
export async function promise(
  room: Room,
  trx: Trx,
  {
    made,
    rebooking,
    at,
  }: { readonly made: Order; readonly rebooking: Rebooking; readonly at: Temporal.Instant },
): Promise<void> {
  const { ofOrderId, leg, passengers, worth, penalty, quoteId, reason, lockedUntil } = rebooking
  // whatever an order does with what was given for it, it does by its credit
  if (made.credit === 0) throw refuse('TICKETS_PAY_NOTHING')
  // its money is not its owner's
  if ((await room.credits.payerOf(ofOrderId, trx)) !== undefined) throw refuse('BOUGHT_ON_CREDIT')
  try {
    await sql`
      with kept as (
        insert into orders.rebooking (order_id, of_order_id, leg, worth, penalty, quote_id, made_at, reason, locked_until)
        values (${made.orderId}, ${ofOrderId}, ${leg}, ${worth}, ${penalty}, ${quoteId}, ${at}, ${reason}, ${lockedUntil})
        returning order_id)
      insert into orders.rebooked (of_order_id, leg, passenger, order_id)
      select ${ofOrderId}, ${leg}, passenger, order_id
      from kept, unnest(${passengers}::smallint[]) as passenger`.execute(trx)
  } catch (error) {
    if (violates(error, 'rebooked_once')) throw refuse('REBOOKING_OPEN')
    throw isNotGivable(error) ? refuse('TICKETS_GONE') : error
  }
  // the old order is locked: no refund meanwhile
  const { items } = await productOf(room, made).refundTerms(ofOrderId, trx)
  const stands = ({ passenger }: RefundItem) =>
    items.some((one) => one.passenger === passenger && one.leg === leg && one.state !== 'refunded')
  if (!itemsOf(rebooking).every(stands)) throw refuse('TICKETS_GONE')
}

function isNotGivable(error: unknown): boolean {
  return error instanceof Error && 'constraint' in error && notGivable.has(error.constraint)
}

const notGivable: ReadonlySet<unknown> = new Set(['given_by_its_owner', 'promised_while_there'])

interface RebookingRow {
  readonly of_order_id: string
  readonly worth: number
  readonly quote_id: string
  readonly reason: RebookingReason
}

function rebookingOf(trx: Trx, orderId: string): Promise<RebookingRow | undefined> {
  return maybe(
    trx,
    sql<RebookingRow>`select of_order_id, worth, quote_id, reason from orders.rebooking where order_id = ${orderId}`,
  )
}

export async function recredited(trx: Trx, order: Order, payable: Rial): Promise<Rial> {
  if (order.credit === 0) return order.credit
  const row = await rebookingOf(trx, order.orderId)
  return row === undefined ? order.credit : differenceOf(payable, rial(row.worth)).credit
}

export async function giveCredit(room: Room, trx: Trx, order: Order): Promise<void> {
  if (order.credit > 0) await room.wallet.post(trx, creditedEntry(order))
}

export async function exchanged(room: Room, trx: Trx, order: Order): Promise<void> {
  if (order.credit === 0) return
  const row = await rebookingOf(trx, order.orderId)
  if (row === undefined) throw new Error(`order ${order.orderId} has a credit of no tickets`)
  const { orderId, orderNumber, credit, ownerId: userId } = order
  const into = { orderId, orderNumber, credit }
  await room.giveInExchange(trx, {
    userId,
    ofOrderId: row.of_order_id,
    quoteId: row.quote_id,
    reason: row.reason,
    into,
  })
}

export interface GivenFor {
  readonly orderId: string
  readonly items: readonly RefundItem[]
  readonly into: string
}

/** Throws REBOOKING_OPEN when promised to another order. The caller holds the lock. */
export async function mustBeFree(
  trx: Trx,
  { orderId, items }: Pick<GivenFor, 'orderId' | 'items'>,
  into: string | undefined,
): Promise<void> {
  const promised = await all(
    trx,
    sql<RefundItem & { to: string }>`
      select passenger, leg, order_id as "to" from orders.rebooked where of_order_id = ${orderId}`,
  )
  const isOthers = (item: RefundItem) =>
    promised.some((one) => one.passenger === item.passenger && one.leg === item.leg && one.to !== into)
  if (items.some(isOthers)) throw refuse('REBOOKING_OPEN')
}
