import { sql } from 'kysely'
import { jalali } from '#calendar/jalali.ts'
import { all, type Database, maybe, type Trx } from '#database/database.ts'
import type { Rial } from '#money/rial.ts'
import { dayOf } from '#wallet/days.ts'
import { postingsOfEntries } from '#wallet/server/postings-read.ts'

/** A numbered sale or return; rial, below zero in a return. */
export interface Invoice {
  readonly year: number
  readonly number: number
  readonly orderId: string
  readonly kind: 'sale' | 'return'
  readonly amount: Rial
  /** our own part */
  readonly revenue: Rial
  readonly at: Temporal.Instant
}

export interface InvoicesWanted {
  readonly from: Temporal.Instant
  readonly until: Temporal.Instant
  /** invoices after this one */
  readonly after?: Pick<Invoice, 'year' | 'number'> | undefined
  readonly take: number
}

export interface InvoiceTotals {
  readonly sales: number
  readonly returns: number
  readonly amount: Rial
  readonly revenue: Rial
}

export interface Invoices {
  /** By number. */
  between(wanted: InvoicesWanted): Promise<readonly Invoice[]>
  totals(from: Temporal.Instant, until: Temporal.Instant): Promise<InvoiceTotals>
}

interface Sale extends Omit<Invoice, 'year' | 'number'> {
  readonly entryId: number
}

const atOnce = 500

/** Numbers sales and returns of the ledger, the oldest first, under a lock: other servers wait. Returns how many. */
export async function numberInvoices(trx: Trx): Promise<number> {
  await sql`lock table wallet.invoice_counter in exclusive mode`.execute(trx)
  const sales = await unnumbered(trx)
  const byYear = Map.groupBy(sales, ({ at }) => jalali(dayOf(at)).year)
  for (const [year, own] of byYear) await number(trx, year, own)
  return sales.length
}

async function number(trx: Trx, year: number, sales: readonly Sale[]): Promise<void> {
  const counter = await maybe(
    trx,
    sql<{ last: number }>`
      insert into wallet.invoice_counter (year, last) values (${year}, ${sales.length})
      on conflict (year) do update set last = invoice_counter.last + excluded.last returning last`,
  )
  const first = (counter?.last ?? 0) - sales.length + 1
  const rows = sales.map((sale, place) => ({ ...sale, at: sale.at.toString(), number: first + place }))
  await sql`
    insert into wallet.invoice (year, number, entry_id, order_id, kind, amount, revenue, at)
    select ${year}, number, "entryId", "orderId", kind, amount, revenue, at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row
      (number int, "entryId" bigint, "orderId" uuid, kind text, amount bigint, revenue bigint, at timestamptz)
    order by number`.execute(trx)
}

const withoutNumber = sql`kind in ('order-issued', 'refund-agreed') and order_id is not null
  and at >= coalesce((select max(at) from wallet.invoice) - interval '1 day', '-infinity')
  and not exists (select from wallet.invoice where entry_id = entry.id)`

/** No entry comes a day later than its moment: no transaction lasts so long. */
function unnumbered(trx: Trx): Promise<readonly Sale[]> {
  return all(
    trx,
    sql<Sale>`
      select entry.id as "entryId", order_id as "orderId", at,
        case kind when 'order-issued' then 'sale' else 'return' end as kind,
        sum(amount)::bigint as amount, coalesce(sum(amount) filter (where class = 'revenue'), 0)::bigint as revenue
      from ${postingsOfEntries(withoutNumber)}
      where class in ('supplier-payable', 'supplier-receivable', 'revenue')
      group by entry.id, order_id, at, kind having sum(amount) <> 0 and (sum(amount) > 0) = (kind = 'order-issued')
      order by at, entry.id limit ${atOnce}`,
  )
}

export function openInvoices(database: Database): Invoices {
  return {
    between: ({ from, until, after, take }) =>
      all(
        database,
        // those of the time first: along their numbers a plan would pass all of the years before
        sql<Invoice>`
          with own as materialized (
            select year, number, order_id, kind, amount, revenue, at from wallet.invoice where at >= ${from} and at < ${until})
          select year, number, order_id as "orderId", kind, amount, revenue, at from own
          where ${after?.year ?? null}::int is null or (year, number) > (${after?.year ?? null}, ${after?.number ?? null})
          order by year, number limit ${take}`,
      ),
    async totals(from, until) {
      const row = await maybe(
        database,
        sql<InvoiceTotals>`
          select count(*) filter (where kind = 'sale')::int as sales,
            count(*) filter (where kind = 'return')::int as returns,
            coalesce(sum(amount), 0)::bigint as amount, coalesce(sum(revenue), 0)::bigint as revenue
          from wallet.invoice where at >= ${from} and at < ${until}`,
      )
      if (row === undefined) throw new Error('a count brings one row')
      return row
    },
  }
}
