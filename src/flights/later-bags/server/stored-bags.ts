import { sql } from 'kysely'
import { all, maybe, type Trx } from '#database/database.ts'
import { type LaterBagState, statesBefore } from '#flights/later-bags/later-bag-life.ts'
import type { BagService } from '#flights/supplier/bags.ts'
import type { Currency } from '#money/currencies.ts'
import { type Rial, sum } from '#money/rial.ts'

export interface StoredBag {
  readonly position: number
  /** the place in the ticket's order */
  readonly passenger: number
  readonly bagId: string
  readonly kg: number
  readonly pieces?: number
  readonly price: Rial
  readonly supplierShare: Rial
  readonly service?: BagService
  readonly isRefunded: boolean
}

export interface BagsOrder {
  readonly orderId: string
  readonly state: LaterBagState
  readonly ticketOrder: string
  readonly leg: number
  readonly supplier: string
  readonly supplierRef: string | null
  readonly currency: Currency | null
  readonly thereBefore: readonly string[] | null
  readonly askedAt: Temporal.Instant | null
  readonly reason: string | null
  readonly bags: readonly StoredBag[]
}

const columns = sql`
  order_id as "orderId", state, ticket_order as "ticketOrder", leg, supplier, supplier_ref as "supplierRef", currency,
  there_before as "thereBefore", asked_at as "askedAt", reason, (
    select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('position', position, 'passenger', passenger, 'bagId', bag_id,
      'kg', kg, 'pieces', pieces, 'price', price, 'supplierShare', supplier_share, 'service', service,
      'isRefunded', refunded_at is not null)) order by position), '[]')
    from flights.later_bags b where b.order_id = later_bag_orders.order_id) as bags`

/** Undefined for an order that ended before it was one. */
export function bagsOrder(trx: Trx, orderId: string): Promise<BagsOrder | undefined> {
  return maybe(
    trx,
    sql<BagsOrder>`
      select ${columns} from flights.later_bag_orders where order_id = ${orderId} and ticket_order is not null`,
  )
}

export async function soldAs(trx: Trx, orderId: string): Promise<BagsOrder> {
  const found = await bagsOrder(trx, orderId)
  if (found === undefined) throw new Error(`order ${orderId} has no bags`)
  return found
}

interface Move {
  readonly to: LaterBagState
  readonly now: Temporal.Instant
  readonly reason?: string
  /** of `asking`: what stands there already */
  readonly thereBefore?: readonly string[]
}

/** Undefined when another was faster. What comes to nothing ends its bags. */
export async function moved(
  trx: Trx,
  orderId: string,
  { to, now, reason, thereBefore }: Move,
): Promise<BagsOrder | undefined> {
  const asked =
    thereBefore === undefined
      ? sql``
      : sql`, there_before = ${JSON.stringify(thereBefore)}::jsonb, asked_at = ${now}`
  const ends = ended.has(to)
    ? sql`, ends as (update flights.later_bags set ended_at = ${now} from moved
        where later_bags.order_id = moved.order_id and ended_at is null)`
    : sql``
  const done = await maybe(
    trx,
    sql`
      with moved as (
        update flights.later_bag_orders set state = ${to}, reason = coalesce(${reason ?? null}, reason),
          issued_at = ${to === 'issued' ? sql`${now}` : sql`issued_at`} ${asked}
        where order_id = ${orderId} and state = any(${[...statesBefore(to)]}) returning order_id) ${ends}
      select order_id from moved`,
  )
  return done === undefined ? undefined : bagsOrder(trx, orderId)
}

const ended: ReadonlySet<LaterBagState> = new Set(['released', 'failed', 'unsure', 'by-hand'])

export interface BagOfTicket extends StoredBag {
  readonly orderId: string
  readonly leg: number
}

/** Issued and not given back, of an issued order of flights. */
export async function bagsAfter(trx: Trx, ticketOrder: string): Promise<readonly BagOfTicket[]> {
  const rows = await all(
    trx,
    sql<Omit<BagOfTicket, 'pieces'> & { readonly pieces: number | null }>`
      select order_id as "orderId", b.leg, position, passenger, bag_id as "bagId", kg, pieces, price,
        supplier_share as "supplierShare", false as "isRefunded"
      from flights.later_bags b join flights.later_bag_orders using (order_id)
      where b.ticket_order = ${ticketOrder} and state = 'issued' and refunded_at is null order by b.leg, passenger`,
  )
  return rows.map(({ pieces, ...bag }) => ({ ...bag, ...(pieces !== null && { pieces }) }))
}

/** Orders of bags that are not over, of this direction: held, being issued or issued. */
export function openOrders(trx: Trx, ticketOrder: string, leg: number): Promise<readonly BagsOrder[]> {
  return all(
    trx,
    sql<BagsOrder>`
      select ${columns} from flights.later_bag_orders
      where ticket_order = ${ticketOrder} and leg = ${leg} and state in ('held', 'asking', 'issued')`,
  )
}

/** Ended while nobody knew what stands at their supplier. */
export function unsureOrders(trx: Trx): Promise<readonly BagsOrder[]> {
  return all(
    trx,
    sql<BagsOrder>`select ${columns} from flights.later_bag_orders where state = 'unsure' order by asked_at limit 100`,
  )
}

export function totalOf({ bags }: BagsOrder): Rial {
  return sum(bags.map(({ price }) => price))
}
