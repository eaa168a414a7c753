import { sql } from 'kysely'
import { all, maybe, one, type Trx } from '#database/database.ts'
import { dueAfter, type PromiseKind } from '#promises/promise.ts'

export interface Given {
  readonly kind: PromiseKind
  readonly subject: string
  readonly orderId: string | null
  readonly givenAt: Temporal.Instant
  readonly dueAt: Temporal.Instant
  readonly keptAt: Temporal.Instant | null
  readonly missedAt: Temporal.Instant | null
}

export interface NewPromise {
  readonly kind: PromiseKind
  /** id of an order, attempt or refund; one promise per kind and subject */
  readonly subject: string
  readonly orderId?: string | undefined
  readonly at: Temporal.Instant
  /** default: the kind's duration after `at` */
  readonly dueAt?: Temporal.Instant | undefined
}

export interface Row extends Given {
  readonly id: number
}

const columns = sql`id, kind, subject, order_id as "orderId", given_at as "givenAt", due_at as "dueAt",
  kept_at as "keptAt", missed_at as "missedAt"`

export function insertPromises(trx: Trx, promises: readonly NewPromise[]): Promise<readonly Row[]> {
  const rows = promises.map(
    ({ kind, subject, orderId = null, at, dueAt = dueAfter(kind, at) }) =>
      sql`(${kind}, ${subject}, ${orderId}::uuid, ${at}::timestamptz, ${dueAt}::timestamptz)`,
  )
  return all(
    trx,
    sql<Row>`
      insert into promises.promise (kind, subject, order_id, given_at, due_at) values ${sql.join(rows)}
      on conflict (kind, subject) do nothing returning ${columns}`,
  )
}

export function promiseOf(trx: Trx, kind: PromiseKind, subject: string): Promise<Row | undefined> {
  return maybe(
    trx,
    sql<Row>`select ${columns} from promises.promise where kind = ${kind} and subject = ${subject}`,
  )
}

interface Keeping {
  readonly kinds: readonly PromiseKind[]
  readonly subject: string
  readonly at: Temporal.Instant
}

export async function markFulfilled(trx: Trx, { kinds, subject, at }: Keeping): Promise<void> {
  await sql`
    with kept as (
      update promises.promise set kept_at = greatest(${at}, given_at)
      where kind in (${sql.join(kinds)}) and subject = ${subject} and kept_at is null returning id)
    update promises.task set closed_at = greatest(${at}, opened_at)
    where promise_id in (select id from kept) and closed_at is null`.execute(trx)
}

/** Late, kept since or not; in the order given. */
export function unnoticed(
  trx: Trx,
  { now, after, limit }: { readonly now: Temporal.Instant; readonly after: number; readonly limit: number },
): Promise<readonly Row[]> {
  return all(
    trx,
    sql<Row>`
      select ${columns} from promises.promise
      where missed_at is null and (kept_at is null or kept_at > due_at) and due_at < ${now} and id > ${after}
      order by id limit ${limit}`,
  )
}

export async function noticing(trx: Trx, id: number): Promise<boolean> {
  const { mine } = await one(
    trx,
    sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(hashtext('promises'), ${id}::integer) as mine`,
  )
  return mine
}

export function markMissed(trx: Trx, id: number, at: Temporal.Instant): Promise<Row | undefined> {
  return maybe(
    trx,
    sql<Row>`
      update promises.promise set missed_at = ${at}
      where id = ${id} and missed_at is null returning ${columns}`,
  )
}
