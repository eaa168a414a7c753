import { sql } from 'kysely'
import { all, maybe, type Trx } from '#database/database.ts'
import { storedAtMost } from '#storefront/remembered-searches.ts'

export type HistoryKind = string

export interface StoredRow<Asked> {
  readonly id: string
  readonly asked: Asked
  readonly searched_at: Temporal.Instant
}

export interface ToKeep {
  readonly kind: HistoryKind
  /** equal for equal searches */
  readonly sameness: string
  readonly destination: string
  readonly asked: object
  readonly at: Temporal.Instant
}

export async function keepSearch(trx: Trx, userId: string, search: ToKeep): Promise<void> {
  const { kind, sameness, destination, asked, at } = search
  await sql`insert into storefront.searches (user_id, kind, sameness, destination, asked, searched_at)
    values (${userId}, ${kind}, ${sameness}, ${destination}, ${JSON.stringify(asked)}, ${at})
    on conflict (user_id, kind, sameness) do update
      set searched_at = greatest(searches.searched_at, excluded.searched_at), asked = excluded.asked,
        active = true, removed_at = null`.execute(trx)
  await sql`delete from storefront.searches where id in (
    select id from storefront.searches where user_id = ${userId} and kind = ${kind} and active
    order by searched_at desc, id offset ${storedAtMost})`.execute(trx)
}

export function searchesOf<Asked>(
  trx: Trx,
  userId: string,
  kind: HistoryKind,
): Promise<readonly StoredRow<Asked>[]> {
  return all(
    trx,
    sql<StoredRow<Asked>>`select id, asked, searched_at from storefront.searches
      where user_id = ${userId} and kind = ${kind} and active
      order by searched_at desc, id limit ${storedAtMost}`,
  )
}

export async function removeSearch(
  trx: Trx,
  { userId, id, kinds }: { userId: string; id: string; kinds: readonly HistoryKind[] },
  at: Temporal.Instant,
): Promise<boolean> {
  const removed = await maybe(
    trx,
    sql`update storefront.searches set active = false, removed_at = ${at}
      where id = ${id} and user_id = ${userId} and kind = any(${kinds}::text[]) and active returning id`,
  )
  return removed !== undefined
}

export async function forgetRemoved(trx: Trx, now: Temporal.Instant): Promise<void> {
  const before = now.subtract({ hours: 30 * 24 })
  await sql`delete from storefront.searches where not active and removed_at < ${before}`.execute(trx)
}

export function lookedForSince(
  trx: Trx,
  kind: HistoryKind,
  since: Temporal.Instant,
): Promise<readonly { readonly destination: string; readonly travellers: number }[]> {
  return all(
    trx,
    sql<{ destination: string; travellers: number }>`
      select destination, count(distinct user_id) as travellers from storefront.searches
      where kind = ${kind} and searched_at >= ${since} group by destination`,
  )
}
