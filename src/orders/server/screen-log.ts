import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { all, type Database, one } from '#database/database.ts'
import type { ScreenLog } from '#orders/screen-log-calls.ts'
import { ownRow } from '#orders/server/record.ts'
import { refuse } from '#orders/server/refusals.ts'
import { mayTry } from '#server/attempt-limits.ts'

export interface StoredScreen {
  readonly proposalId: string | null
  readonly total: number
  readonly text: string
  /** SHA-256 of the text, hexadecimal */
  readonly digest: string
  readonly loggedAt: Temporal.Instant
}

const perUser = { most: 60, seconds: 3600 } as const
/** screens of one order, and of one user before any order */
const mostStored = 20
const daysWithoutOrder = 30

/** Throws ORDER_NOT_FOUND (also for another's), TOO_MANY_SCREENS. */
export async function logScreen(
  database: Database,
  userId: string,
  { screen, now }: { readonly screen: ScreenLog; readonly now: Temporal.Instant },
): Promise<Pick<StoredScreen, 'digest' | 'loggedAt'>> {
  const { orderId = null, proposalId = null, totalPrice, text } = screen
  if (orderId !== null) await ownRow(database, orderId, userId)
  if (!(await mayTry(database, `screens of ${userId}`, { limit: perUser, now })))
    throw refuse('TOO_MANY_SCREENS')
  const digest = createHash('sha256').update(text).digest()
  return database.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`screens of ${userId}`}, 0))`.execute(trx)
    const { others } = await one(
      trx,
      sql<{ others: number }>`
        select count(*)::int as others from orders.screen_log
        where owner_id = ${userId} and order_id is not distinct from ${orderId}::uuid
          and (proposal_id, total, digest) is distinct from (${proposalId}::text, ${totalPrice}::bigint, ${digest}::bytea)`,
    )
    if (others >= mostStored) throw refuse('TOO_MANY_SCREENS')
    await sql`
      insert into orders.screen_log (owner_id, order_id, proposal_id, total, text, digest, logged_at)
      values (${userId}, ${orderId}, ${proposalId}, ${totalPrice}, ${text}, ${digest}, ${now})
      on conflict do nothing`.execute(trx)
    return one(
      trx,
      sql<Pick<StoredScreen, 'digest' | 'loggedAt'>>`
        select encode(digest, 'hex') as digest, logged_at as "loggedAt" from orders.screen_log
        where owner_id = ${userId} and order_id is not distinct from ${orderId}::uuid
          and proposal_id is not distinct from ${proposalId}::text and total = ${totalPrice} and digest = ${digest}`,
    )
  })
}

/** Oldest first; for the desk. */
export function screensOf(database: Database, orderNumber: string): Promise<readonly StoredScreen[]> {
  return all(
    database,
    sql<StoredScreen>`
      select proposal_id as "proposalId", l.total, text, encode(digest, 'hex') as digest, logged_at as "loggedAt"
      from orders.screen_log l join orders."order" o on o.id = l.order_id where o.number = ${orderNumber} order by l.id`,
  )
}

/** What came to no order is of no use to anybody for long. */
export async function forgetScreens(database: Database, now: Temporal.Instant): Promise<void> {
  const before = now.subtract({ hours: daysWithoutOrder * 24 })
  await sql`delete from orders.screen_log where order_id is null and logged_at < ${before}`.execute(database)
}
