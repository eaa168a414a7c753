import pg from 'pg'
import { evidenceRows } from './seed-evidence.ts'
import { invoiceRows } from './seed-invoices.ts'
import { ledgerRows } from './seed-ledger.ts'
import { drawnOrders, farePrice, orderRows } from './seed-orders.ts'
import { promiseRows } from './seed-promises.ts'
import { refundRows } from './seed-refunds.ts'
import { supportRows } from './seed-support.ts'
import { ticketRows } from './seed-tickets.ts'
import { visaRows } from './seed-visas.ts'

/** Fills a database that is thrown away with so many orders of three years and all that they leave, on two connections. Triggers sleep
 * meanwhile; constraints do not, and the books are looked at afterwards. */
export async function seedDesk(url: string, orders: number, say: (line: string) => void): Promise<void> {
  const since = performance.now()
  const run = (statements: readonly string[]) => ran(url, statements, { orders, say })
  await run([farePrice, drawnOrders])
  await Promise.all([
    run([farePrice, ...orderRows, ...refundRows, ...promiseRows, ...evidenceRows]),
    run([
      farePrice,
      ...ledgerRows,
      ...invoiceRows(Temporal.Now.instant()),
      ...ticketRows,
      ...visaRows,
      ...supportRows,
    ]),
  ])
  await run(['drop table drawn, laid', 'vacuum analyze', ...checks])
  say(`  ${orders} orders laid in ${Math.round((performance.now() - since) / 1000)} s`)
}

/** Orders alone, with who travels and their life, beside whatever the database has. */
export function seedOrders(url: string, orders: number): Promise<void> {
  const seeding = { orders, say: () => undefined }
  return ran(url, [farePrice, drawnOrders, ...orderRows, 'drop table drawn', 'analyze'], seeding)
}

interface Seeding {
  readonly orders: number
  readonly say: (line: string) => void
}

async function ran(url: string, statements: readonly string[], { orders, say }: Seeding): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(
      'set session_replication_role = replica; set synchronous_commit = off; set work_mem = $$256MB$$',
    )
    for (const statement of statements) {
      const since = performance.now()
      await client.query(statement.replaceAll('ORDERS', String(orders)))
      const seconds = (performance.now() - since) / 1000
      if (seconds > 10) say(`    ${statement.slice(0, 60).replace(/\s+/g, ' ')}: ${Math.round(seconds)} s`)
    }
  } finally {
    await client.end()
  }
}

const wrong = (name: string, rows: string) => `do $check$ begin
  if exists (${rows}) then raise exception '${name}'; end if; end $check$`

/** What the sleeping triggers would have refused. */
const checks = [
  wrong(
    'an entry does not make zero',
    'select from wallet.posting group by entry_id having sum(amount) <> 0',
  ),
  wrong(
    'a balance is not that of its postings',
    `select from wallet.account full join (select account_id, sum(amount) as moved from wallet.posting group by 1) sums on account_id = id
      where balance is distinct from coalesce(moved, 0)`,
  ),
  wrong(
    'more is given back than was paid',
    `select from refunds.item join orders."order" on id = order_id group by order_id, total having sum(paid) > total`,
  ),
  wrong('the books do not make zero', 'select from wallet.account having sum(balance) <> 0'),
  wrong(
    'seats and holds disagree',
    `select from flights.fares left join flights.hold_fares on fare_id = id
      group by id having held + sold <> coalesce(sum(seats), 0)`,
  ),
] as const
