import { type RawBuilder, sql } from 'kysely'
import { clocks } from '#calendar/clocks.ts'
import type { DeskFilter } from '#orders/desk-order.ts'
import { isUnpaid, type Status } from '#orders/life.ts'

/** Its condition on `orders."order" o`: a list and its counter ask by the same one. */
export function matching(filter: DeskFilter, now: Temporal.Instant): RawBuilder<boolean> {
  const {
    product,
    statuses,
    brand,
    ownerId,
    channel,
    madeFrom,
    madeUntil,
    paidFrom,
    paidUntil,
    among,
    isLate,
  } = filter
  const parts = [
    product === undefined ? undefined : sql`o.product = ${product}`,
    statuses === undefined ? undefined : ofStatuses(statuses),
    brand === undefined ? undefined : sql`o.brand = ${brand}`,
    ownerId === undefined ? undefined : sql`o.owner_id = ${ownerId}`,
    channel === undefined ? undefined : sql`o.channel = ${channel}`,
    madeFrom === undefined ? undefined : sql`o.created_at >= ${madeFrom}`,
    madeUntil === undefined ? undefined : sql`o.created_at < ${madeUntil}`,
    paidFrom === undefined ? undefined : sql`o.paid_at >= ${paidFrom}`,
    paidUntil === undefined ? undefined : sql`o.paid_at < ${paidUntil}`,
    among === undefined ? undefined : sql`o.id = any(${among}::uuid[])`,
    isLate === true
      ? sql`o.phase = 'to issue' and o.paid_at <= ${now.subtract({ seconds: clocks.issueWatched })}`
      : undefined,
  ].filter((part) => part !== undefined)
  return parts.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(parts, sql` and `)}`
}

/** The indexes are of phases and of what comes with a status: no move touches an index of statuses. */
function ofStatuses(statuses: NonNullable<DeskFilter['statuses']>): RawBuilder<unknown> {
  const named = sql`o.status = any(${statuses}::text[])`
  if (statuses.every(isUnpaid)) return sql`o.phase = 'unpaid' and ${named}`
  if (statuses.every((status) => status === 'paid' || status === 'issuing'))
    return sql`o.phase = 'to issue' and ${named}`
  if (statuses.every((status) => isWithoutTicket(status)))
    return sql`o.paid_at is not null and o.reference is null and ${named}`
  if (statuses.every((status) => status === 'refunded')) return sql`o.refunded_at is not null and ${named}`
  return named
}

/** As the table's constraints say. */
function isWithoutTicket(status: Status): boolean {
  return status === 'failed' || status === 'unissued' || status === 'replaced'
}
