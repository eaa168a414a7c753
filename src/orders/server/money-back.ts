import { sql } from 'kysely'
import { all } from '#database/database.ts'
import type { Status } from '#orders/life.ts'
import type { MoneyBack } from '#orders/money-back.ts'
import type { Room } from '#orders/server/room.ts'

type Elsewhere = ReadonlyMap<string, Exclude<MoneyBack, 'wallet'>>

/** Of paid orders that nothing came of yet, or nothing at all: whose money does not go to their owner's wallet. */
export function moneyBackOf(
  room: Pick<Room, 'database' | 'credits'>,
  orders: readonly { readonly id: string; readonly status: Status }[],
): Promise<Elsewhere> {
  return payersOf(
    room,
    orders.filter(({ status }) => mayGoBack.has(status)).map(({ id }) => id),
  )
}

/** Which of these orders their owners did not pay for themselves. */
export async function payersOf(
  { database, credits }: Pick<Room, 'database' | 'credits'>,
  ids: readonly string[],
): Promise<Elsewhere> {
  if (ids.length === 0) return new Map()
  const [onCredit, inShares] = await Promise.all([
    credits.boughtOn(ids),
    all(
      database,
      sql<{ id: string }>`select distinct order_id as id from orders.share_payment
        where order_id = any(${ids}::uuid[]) and was_spent and source = 'gateway'`,
    ),
  ])
  return new Map([
    ...[...onCredit].map((id) => [id, 'credit'] as const),
    ...inShares.map(({ id }) => [id, 'payers'] as const),
  ])
}

const mayGoBack: ReadonlySet<Status> = new Set(['paid', 'issuing', 'failed'])
