import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import type { Bookings } from '#flights/supplier/server/looking-up.ts'
import { rowNamed, rowsOf, type SupplierOrderRow } from '#flights/supplier/server/outbox.ts'
import type { FlightSupplier, RefundOrder } from '#flights/supplier/supplier.ts'
import type { RefundItem } from '#orders/refund-terms.ts'
import { aboutOrder } from '#server/order-here.ts'

interface Wanted {
  readonly passengers: readonly number[]
  readonly now: Temporal.Instant
}

/** Records a refund to request, in the transaction that refunds the traveller; a job sends it. */
export async function wantRefund(
  trx: Trx,
  { key }: SupplierOrderRow,
  { passengers, now }: Wanted,
): Promise<void> {
  if (passengers.length === 0) return
  await sql`
    insert into flights.supplier_refunds (key, passenger, state, wanted_at)
    select ${key}, passenger, 'wanted', ${now} from unnest(${[...passengers]}::int[]) as passenger
    on conflict do nothing`.execute(trx)
}

/** True where nobody knew of it before. */
export async function wantedByHand(
  trx: Trx,
  { key }: SupplierOrderRow,
  { passengers, now, reason }: Wanted & { readonly reason: string },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into flights.supplier_refunds (key, passenger, state, wanted_at, asked_at, reason)
    select ${key}, passenger, 'manual', ${now}, ${now}, ${reason} from unnest(${[...passengers]}::int[]) as passenger
    on conflict do nothing`.execute(trx)
  return numAffectedRows > 0n
}

export async function refundAtSuppliers(
  trx: Trx,
  orderId: string,
  { items, now }: { readonly items: readonly RefundItem[]; readonly now: Temporal.Instant },
): Promise<void> {
  const rows = await rowsOf(trx, orderId)
  if (rows.length === 0) return
  const open = await all<{ leg: number; position: number }>(
    trx,
    sql`select leg, position from flights.tickets where order_id = ${orderId} and state = 'open'`,
  )
  for (const row of rows) {
    // its order was changed, not given back: nothing is asked there
    if (row.changedInto !== null) continue
    const legs = await legsOf(trx, row)
    const passengers = [
      ...new Set(items.filter(({ leg }) => legs.includes(leg)).map(({ passenger }) => passenger)),
    ]
    const done = passengers.filter(
      (passenger) => !open.some((one) => one.position === passenger && legs.includes(one.leg)),
    )
    await wantRefund(trx, row, { passengers: done, now })
  }
}

async function legsOf(
  trx: Trx,
  { orderId, offerId, supplier }: SupplierOrderRow,
): Promise<readonly number[]> {
  const rows = await all<{ leg: number }>(
    trx,
    sql`
      select distinct h.leg from flights.hold_fares h join flights.fares f on f.id = h.fare_id
      where h.order_id = ${orderId} and f.offer_id = ${offerId} and f.supplier = ${supplier}`,
  )
  return rows.map(({ leg }) => leg)
}

interface RefundRow {
  readonly key: string
  readonly passengers: readonly number[]
}

/** Requests all recorded refunds. Those only a person can do are left to the desk. */
export async function settleRefunds(desk: Bookings): Promise<number> {
  const wanted = await all<RefundRow>(
    desk.database,
    sql`
      select key, array_agg(passenger order by passenger) as passengers from flights.supplier_refunds
      where state = 'wanted' group by key limit 100`,
  )
  let settled = 0
  for (const { key, passengers } of wanted) {
    const row = await rowNamed(desk.database, key)
    const supplier = row && desk.suppliers.of(row.supplier)
    if (row === undefined || supplier === undefined) continue
    if (await aboutOrder(row.orderId, () => settle(desk, supplier, { row, passengers }))) settled += 1
  }
  return settled
}

interface Settling {
  readonly row: SupplierOrderRow
  readonly passengers: readonly number[]
}

async function settle(
  desk: Bookings,
  supplier: FlightSupplier,
  { row, passengers }: Settling,
): Promise<boolean> {
  const { caps, name } = supplier
  if (row.state !== 'issued' || row.ref === null) return false
  const isAll = passengers.length === row.booking.travellers.length
  const isTheirs = caps.refund === 'online' && (caps.refundUnit !== 'order' || isAll)
  if (!isTheirs) {
    // suppliers that take back whole orders only may be asked once all tickets are returned
    if (caps.refund !== 'online')
      await close(desk, row.key, { passengers, state: 'manual', reason: `${name} refunds by hand` })
    return false
  }
  const asked: RefundOrder = { ref: row.ref, booking: row.booking, passengers }
  const outcome = await supplier.refund(asked, { signal: AbortSignal.timeout(caps.callMs) })
  if (outcome.kind === 'done') {
    const { refund, penalty, isSettled } = outcome.value
    // refunded without an amount, or as vouchers: for the desk
    const end = isSettled
      ? ({ state: 'done' } as const)
      : ({ state: 'manual', reason: `${name} gives no money back by itself` } as const)
    await close(desk, row.key, { passengers, ...end, refund, penalty })
    return true
  }
  if (outcome.kind === 'rejected')
    await close(desk, row.key, { passengers, state: 'manual', reason: outcome.message })
  desk.log.info({ key: row.key, supplier: name, kind: outcome.kind }, 'supplier.refund')
  return false
}

interface Closing {
  readonly passengers: readonly number[]
  readonly state: 'done' | 'manual'
  readonly reason?: string
  readonly refund?: number | null
  readonly penalty?: number | null
}

async function close(
  desk: Bookings,
  key: string,
  { passengers, state, reason, refund, penalty }: Closing,
): Promise<void> {
  await sql`
    update flights.supplier_refunds set state = ${state}, asked_at = ${desk.clock.now()}, reason = ${reason ?? null},
      refund = ${refund ?? null}, penalty = ${penalty ?? null}
    where key = ${key} and state = 'wanted' and passenger = any(${[...passengers]})`.execute(desk.database)
  if (state === 'manual') desk.log.warn({ key, reason }, 'supplier.refund-by-hand')
}
