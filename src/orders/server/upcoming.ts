import { sql } from 'kysely'
import { iranZone } from '#calendar/zones.ts'
import { all, type Trx } from '#database/database.ts'
import { openOnLeg } from '#orders/refunded-parts.ts'
import { changesOf } from '#orders/server/changes.ts'
import type { Room } from '#orders/server/room.ts'

interface Part {
  readonly orderId: string
  readonly count: number
  readonly leg: number | null
  /** upcoming until then, by the original times */
  readonly until: Temporal.Instant
}

/** Retimings are at most two days, and the flight may have been sold retimed. */
export const mostMoved = '4 days'

/** Issued, with an unrefunded part ahead: not flown by current times, not slept;
 * a visa until its travel day ends in Tehran. */
export async function issuedAhead(
  { money, products }: Pick<Room, 'money' | 'products'>,
  trx: Trx,
  { userId, now }: { readonly userId: string; readonly now: Temporal.Instant },
): Promise<readonly string[]> {
  const parts = await partsNear(trx, userId, now)
  const ids = [...new Set(parts.map(({ orderId }) => orderId))]
  const [changes, given] = await Promise.all([changesOf(products, ids, trx), money.givenBackOf(ids, trx)])
  const isAhead = ({ orderId, leg, count, until }: Part) => {
    if (leg === null) return isAfter(until, now)
    if (openOnLeg(count, leg, given.get(orderId) ?? []) === 0) return false
    const change = changes.find((one) => one.orderId === orderId && one.leg === leg)
    return isAfter(change?.departsAt ?? until, now)
  }
  return [...new Set(parts.filter(isAhead).map(({ orderId }) => orderId))]
}

function isAfter(at: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(at, now) > 0
}

function partsNear(trx: Trx, userId: string, now: Temporal.Instant): Promise<readonly Part[]> {
  return all(
    trx,
    sql<Part>`
      select o.id as "orderId", passenger_count as count, leg, until
      from orders."order" o cross join lateral (
        select position as leg, departs_at as until from orders.journey where order_id = o.id
        union all select null, checks_out_at from orders.stay where order_id = o.id
        union all select null, ends_at from orders.service where order_id = o.id
        union all select null, (travel_date + 1)::timestamp at time zone ${iranZone} from orders.visa where order_id = o.id) part
      where owner_id = ${userId} and status = 'issued' and until > ${now}::timestamptz - ${mostMoved}::interval`,
  )
}
