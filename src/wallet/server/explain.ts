import { sql } from 'kysely'
import { iranZone } from '#calendar/zones.ts'
import { all, type Database, maybe, type Trx } from '#database/database.ts'
import { rial } from '#money/rial.ts'
import type { House } from '#server/house.ts'
import { endOf } from '#wallet/days.ts'
import { type ClearingClass, clearingClasses, type Explanation, explained } from '#wallet/explained.ts'
import { entryKinds } from '#wallet/ledger.ts'

/** Entries of these kinds settle what is open instead of opening something. */
const closingKinds = entryKinds.filter((kind) => /-(?:settled|netted)$/.test(kind))

interface MovementRow {
  readonly class: ClearingClass
  readonly owner: string
  readonly item: string | null
  readonly is_closing: boolean
  readonly since: Temporal.Instant
  readonly amount: number
}

/** Balance and items of each clearing class at the end of a day in Tehran, from entries alone. */
export async function explain(trx: Trx, day: Temporal.PlainDate): Promise<readonly Explanation[]> {
  const rows = await all(trx, movements(endOf(day)))
  return explained(
    rows.map((row) => ({
      class: row.class,
      owner: row.owner,
      item: row.item,
      isClosing: row.is_closing,
      since: row.since,
      amount: rial(row.amount),
    })),
  )
}

/** Prepayments and refunds due by account, captures by day, the rest by refund; sums of zero are left out. */
const movements = (end: Temporal.Instant) => sql<MovementRow>`
  with moved as (
    select class, owner, amount, at, kind = any(${closingKinds}::text[]) as is_closing,
      case class
        when 'prepayment' then case when order_id::text = owner then owner end
        when 'shares-held' then case when order_id::text = owner then owner end
        when 'rebooking' then owner
        when 'agency-receivable' then order_id::text
        when 'refunds-due' then case when refund_id::text = owner then owner end
        when 'withdrawals-due' then case when withdrawal_id::text = owner then owner end
        when 'gateway-clearing' then attempt_id::text
        when 'payout-clearing' then coalesce(refund_id, withdrawal_id)::text
        else coalesce(refund_id, order_id)::text end as item
    from wallet.account join wallet.posting on account_id = account.id join wallet.entry on entry.id = entry_id
    where class = any(${[...clearingClasses]}::text[]) and at < ${end}),
  matter as (
    select class, owner, item, is_closing, min(at) as since, sum(amount) as amount
    from moved group by class, owner, item, is_closing having sum(amount) <> 0),
  listed as (
    select class, owner, is_closing, since, amount,
      case when class = 'gateway-clearing' and item is not null
        then (since at time zone ${iranZone})::date::text else item end as item
    from matter)
  select class, owner, item, is_closing, min(since) as since, sum(amount)::bigint as amount
  from listed group by class, owner, item, is_closing order by since, item`

export async function report(
  { database, clock, log }: Pick<House, 'database' | 'clock' | 'log'>,
  day: Temporal.PlainDate,
): Promise<void> {
  if (await isReported(database, day)) return
  const classes = await explain(database, day)
  const isNew = await database.transaction().execute((trx) => write(trx, { day, classes, at: clock.now() }))
  if (!isNew) return
  const unexplained = classes.filter((one) => one.unexplained !== 0)
  const told = {
    day: day.toString(),
    balances: Object.fromEntries(classes.map((one) => [one.class, one.balance])),
    unexplained: Object.fromEntries(unexplained.map((one) => [one.class, one.unexplained])),
  }
  if (unexplained.length === 0) log.info(told, 'wallet.report')
  else log.error(told, 'wallet.report')
}

async function isReported(database: Database, day: Temporal.PlainDate): Promise<boolean> {
  const row = await maybe(database, sql`select from wallet.report where day = ${day} limit 1`)
  return row !== undefined
}

interface Report {
  readonly day: Temporal.PlainDate
  readonly classes: readonly Explanation[]
  readonly at: Temporal.Instant
}

async function write(trx: Trx, { day, classes, at }: Report): Promise<boolean> {
  const rows = classes.map(({ class: name, balance, unexplained, items }) => ({
    class: name,
    balance,
    unexplained,
    items: items.map((item) => ({ ...item, since: item.since.toString() })),
  }))
  const written = await all(
    trx,
    sql`insert into wallet.report (day, class, balance, unexplained, items, at)
      select ${day}, class, balance, unexplained, items, ${at}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (class text, balance bigint, unexplained bigint, items jsonb)
      on conflict do nothing returning day`,
  )
  return written.length > 0
}
