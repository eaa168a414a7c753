import { sql } from 'kysely'
import { iranZone } from '#calendar/zones.ts'
import { all, type Trx } from '#database/database.ts'
import { rial } from '#money/rial.ts'
import { type ClearingClass, clearingClasses, type Movement } from '#wallet/explained.ts'
import { entryKinds } from '#wallet/ledger.ts'
import { allPostings, postingsOfEntries } from '#wallet/server/postings-read.ts'

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

interface Span {
  /** undefined: from the first entry on */
  readonly from?: Temporal.Instant
  readonly until: Temporal.Instant
}

/** Of clearing classes, from entries alone. */
export async function movementsIn(trx: Trx, span: Span): Promise<readonly Movement[]> {
  const rows = await all(trx, movements(span))
  return rows.map(({ is_closing: isClosing, ...row }) => ({ ...row, isClosing, amount: rial(row.amount) }))
}

/** A capture is of the day of its attempt, which may be before the span. */
const firstOfAttempt = sql`case when class = 'gateway-clearing' and item is not null then least(since, (
      select min(first.at) from wallet.entry first where first.attempt_id = item::uuid)) else since end`

/** Prepayments and refunds due by account, captures by day, the rest by refund; sums of zero are left out. Without its
 * `offset 0` each attempt's first entry is looked up twice. */
const movements = ({ from, until }: Span) => sql<MovementRow>`
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
    from ${from === undefined ? allPostings : postingsOfEntries(sql`at >= ${from} and at < ${until}`)}
    where class = any(${[...clearingClasses]}::text[]) and at < ${until}),
  matter as (
    select class, owner, item, is_closing, min(at) as since, sum(amount) as amount
    from moved group by class, owner, item, is_closing having sum(amount) <> 0),
  dated as (
    select class, owner, item, is_closing, amount, ${from === undefined ? sql`since` : firstOfAttempt} as since from matter offset 0),
  listed as (
    select class, owner, is_closing, since, amount,
      case when class = 'gateway-clearing' and item is not null
        then (since at time zone ${iranZone})::date::text else item end as item
    from dated)
  select class, owner, item, is_closing, min(since) as since, sum(amount)::bigint as amount
  from listed group by class, owner, item, is_closing order by since, item`
