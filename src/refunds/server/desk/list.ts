import { type RawBuilder, sql } from 'kysely'
import { all, one, type Trx } from '#database/database.ts'
import { isByDueTime, type RefundGroup, refundGroupNames } from '#refunds/desk-group.ts'
import type { Destination, RefundState } from '#refunds/steps.ts'

export interface DeskRefund {
  readonly id: string
  readonly number: string
  readonly orderId: string
  readonly userId: string
  readonly destination: Destination
  readonly state: RefundState
  readonly paidInto: Destination | null
  /** rial */
  readonly amount: number
  readonly penalty: number
  readonly madeAt: Temporal.Instant
  readonly dueAt: Temporal.Instant
}

export interface RefundFilter {
  readonly group?: RefundGroup | undefined
  readonly destination?: Destination | undefined
  readonly madeFrom?: Temporal.Instant | undefined
  readonly madeUntil?: Temporal.Instant | undefined
  /** of these orders, or with this number of its own */
  readonly found?: { readonly orderIds: readonly string[]; readonly number: string } | undefined
}

export interface RefundCursor {
  readonly at: string
  readonly id: string
}

export interface RefundsWanted {
  readonly filter: RefundFilter
  readonly after?: RefundCursor | undefined
  readonly take: number
}

export interface RefundList {
  readonly refunds: readonly DeskRefund[]
  readonly next: RefundCursor | undefined
}

const columns = sql`id, tracking_number as number, order_id as "orderId", user_id as "userId", destination, state,
  paid_into as "paidInto", amount, penalty, made_at as "madeAt", due_at as "dueAt"`

/** Open groups by due time, others the newest first. */
export async function refundList(
  trx: Trx,
  now: Temporal.Instant,
  { filter, after, take }: RefundsWanted,
): Promise<RefundList> {
  const isByDue = isByDueTime(filter.group)
  const at = isByDue ? sql`due_at` : sql`made_at`
  const beyond = isByDue ? sql`>` : sql`<`
  const order = isByDue ? sql`due_at, id` : sql`made_at desc, id desc`
  const from =
    after === undefined ? sql`true` : sql`(${at}, id) ${beyond} (${after.at}::timestamptz, ${after.id}::uuid)`
  const rows = await all(
    trx,
    sql<DeskRefund>`select ${columns} from refunds.request
      where ${conditionOf(filter, now)} and ${from} order by ${order} limit ${take + 1}`,
  )
  const refunds = rows.slice(0, take)
  const last = rows.length > take ? refunds.at(-1) : undefined
  return { refunds, next: last && { at: (isByDue ? last.dueAt : last.madeAt).toString(), id: last.id } }
}

export interface GroupSum {
  readonly group: RefundGroup
  readonly refunds: number
  /** rial */
  readonly amount: number
}

/** How many are in each group, with what filter otherwise. */
export async function refundSums(trx: Trx, now: Temporal.Instant): Promise<readonly GroupSum[]> {
  return Promise.all(
    refundGroupNames.map(async (group) => ({
      group,
      ...(await one(
        trx,
        sql<
          Omit<GroupSum, 'group'>
        >`select count(*)::int as refunds, coalesce(sum(amount), 0)::bigint as amount
          from refunds.request where ${inGroup(group, now)}`,
      )),
    })),
  )
}

function inGroup(group: RefundGroup, now: Temporal.Instant): RawBuilder<boolean> {
  const conditions = {
    open: sql<boolean>`state <> 'paid'`,
    'to-send': sql<boolean>`state = 'agreed'`,
    'at-bank': sql<boolean>`state = 'sent'`,
    overdue: sql<boolean>`state <> 'paid' and due_at < ${now}`,
    failed: sql<boolean>`destination = 'bank' and paid_into = 'wallet'`,
    paid: sql<boolean>`state = 'paid'`,
  }
  return conditions[group]
}

function conditionOf(
  { group, destination, madeFrom, madeUntil, found }: RefundFilter,
  now: Temporal.Instant,
): RawBuilder<unknown> {
  const parts = [
    ...(group === undefined ? [] : [inGroup(group, now)]),
    ...(destination === undefined ? [] : [sql`destination = ${destination}`]),
    ...(madeFrom === undefined ? [] : [sql`made_at >= ${madeFrom}`]),
    ...(madeUntil === undefined ? [] : [sql`made_at < ${madeUntil}`]),
    ...(found === undefined
      ? []
      : [sql`(tracking_number = ${found.number} or order_id = any(${[...found.orderIds]}::uuid[]))`]),
  ]
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}
