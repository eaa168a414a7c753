import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import type { Room } from '#flights/server/room.ts'
import type { Rial } from '#money/rial.ts'

/** An offer that is a change of one of our orders at its supplier; rial. */
export interface StoredChange {
  readonly offerId: string
  readonly supplier: string
  readonly orderId: string
  /** the supplier's name of that order */
  readonly ref: string
  /** paid more, or negative where it comes back */
  readonly difference: Rial
  readonly penalty: Rial | null
  /** what the old tickets bring without the penalty */
  readonly worth: Rial
  readonly expiresAt: Temporal.Instant
}

/** The same offer told again stays as it was. */
export async function storeChanges(trx: Trx, changes: readonly StoredChange[]): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(
    (one) => sql`(${one.offerId}, ${one.supplier}, ${one.orderId}, ${one.ref}, ${one.difference}::bigint,
      ${one.penalty}::bigint, ${one.worth}::bigint, ${one.expiresAt})`,
  )
  await sql`
    insert into flights.change_offers (offer_id, supplier, order_id, ref, difference, penalty, worth, expires_at)
    values ${sql.join(rows)} on conflict (offer_id) do nothing`.execute(trx)
}

export async function changesAmong(
  trx: Trx,
  offerIds: readonly (string | null)[],
): Promise<readonly StoredChange[]> {
  const wanted = [...new Set(offerIds.flatMap((id) => id ?? []))]
  if (wanted.length === 0) return []
  return all<StoredChange>(
    trx,
    sql`
      select offer_id as "offerId", supplier, order_id as "orderId", ref, difference, penalty, worth, expires_at as "expiresAt"
      from flights.change_offers where offer_id = any(${wanted}::text[])`,
  )
}

/** A change is sold to the order alone that takes the changed one's place, whoever knows its number. */
export async function isAnothersChange(
  { database, orders }: Pick<Room, 'database' | 'orders'>,
  orderId: string,
  offerIds: readonly (string | null)[],
): Promise<boolean> {
  const changes = await changesAmong(database, offerIds)
  if (changes.length === 0) return false
  const owner = (await orders.ownersOf([orderId])).get(orderId)
  const { of } = owner === undefined ? { of: null } : await orders.rebookingsOf(orderId, owner)
  return changes.some((change) => change.orderId !== of?.orderId)
}

export async function forgetChanges(trx: Trx, before: Temporal.Instant): Promise<void> {
  await sql`
    delete from flights.change_offers c where expires_at < ${before}
      and not exists (select from flights.fares f where f.supplier = c.supplier and f.offer_id = c.offer_id)`.execute(
    trx,
  )
}
