import { sql } from 'kysely'
import { all, one } from '#database/database.ts'
import { failedOrders, massRefundWith, storePlan } from '#desk/server/mass-refunds/record.ts'
import { workThrough } from '#desk/server/mass-refunds/work.ts'
import { type BookFault, bookFaults } from '#wallet/server/books.ts'
import { openBenchAgency } from './money/agency.ts'
import { buyWhole, openStock } from './money/buying.ts'

const orders = Number(process.env['ORDERS'] ?? 1000)
const buyers = 16

interface Figures {
  readonly orders: number
  readonly done: number
  readonly failed: number
  /** orders given back by one server */
  readonly perSecond: number
  readonly ledgerSum: number
  readonly faults: readonly BookFault[]
}

/** So many orders are bought, their flights cancelled, and then all are given back by one server as a mass refund does: each in a transaction of its own. */
export async function measure(say: (line: string) => void): Promise<Figures> {
  await using agency = await openBenchAgency()
  const { database, clock } = agency
  const stock = await openStock(agency, 5)
  let bought = 0
  async function buyer(): Promise<void> {
    for (let nth = bought++; nth < orders; nth = bought++) {
      const fare = stock[nth % stock.length]
      if (fare === undefined) throw new Error('nobody flies')
      await buyWhole(agency, fare)
    }
  }
  await Promise.all(Array.from({ length: buyers }, buyer))
  const issued = await all(
    database,
    sql<{ orderId: string; orderNumber: string }>`select id as "orderId", number as "orderNumber"
      from orders."order" where status = 'issued'`,
  )
  say(`  ${issued.length} orders bought`)
  const { id: staffId } = await one(
    database,
    sql<{ id: string }>`insert into desk.staff (name, roles, created_at, changed_at)
      values ('سنجش', '{owner}', now(), now()) returning id`,
  )
  const now = clock.now()
  await agency.refunds.waive(database, {
    reason: 'cancelled',
    airlineCode: null,
    flightNumber: null,
    departsFrom: now,
    departsUntil: now.add({ hours: 24 * 30 }),
    soldBefore: null,
    askUntil: null,
    coversCharter: true,
    source: 'bench',
  })
  const plan = issued.map((order) => ({ ...order, expected: 0 }))
  const id = await storePlan(database, { title: 'سنجش', orders: plan, staffId, at: clock.now() })
  await sql`update desk.mass_refund set started_at = now() where id = ${id}`.execute(database)
  const began = performance.now()
  while (await workThrough(agency, id)) say(`  ${(await massRefundWith(database, { id }))?.left} left`)
  const seconds = (performance.now() - began) / 1000
  const { done = 0, failed = 0 } = (await massRefundWith(database, { id })) ?? {}
  const perSecond = Math.round(done / seconds)
  say(`  ${done} given back, ${failed} failed, ${perSecond} a second`)
  const reasons = Map.groupBy(await failedOrders(database, id), ({ failure }) => failure)
  for (const [reason, some] of reasons) say(`  ${some.length} failed: ${reason}`)
  const { sum: ledgerSum } = await one(
    database,
    sql<{ sum: number }>`select coalesce(sum(amount), 0)::bigint as sum from wallet.posting`,
  )
  return { orders, done, failed, perSecond, ledgerSum, faults: await bookFaults(database) }
}
