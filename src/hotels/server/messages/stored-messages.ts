import { sql } from 'kysely'
import { affected } from '#database/affected.ts'
import { all, one, type Trx } from '#database/database.ts'
import { type GuestMessage, longestMessage, mostMessages } from '#hotels/guest-messages.ts'
import { refuse } from '#hotels/server/refusals.ts'

interface MessageToKeep {
  readonly orderId: string
  readonly author: GuestMessage['author']
  /** the sender's own id */
  readonly id: string
  readonly words: string
  readonly at: Temporal.Instant
}

/** Once per id; false when it was there. Throws MESSAGE_TO_WRITE, MESSAGES_FULL. */
export async function keepMessage(
  trx: Trx,
  { orderId, author, id, words, at }: MessageToKeep,
): Promise<boolean> {
  const tidy = words.replaceAll(/[^\P{C}\u200c\n]/gu, '').trim()
  if (tidy === '' || tidy.length > longestMessage) throw refuse('MESSAGE_TO_WRITE')
  await sql`select from hotels.stays where order_id = ${orderId} for update`.execute(trx)
  const { count, isThere } = await one(
    trx,
    sql<{ count: number; isThere: boolean }>`
      select count(*) filter (where author = ${author})::int as count, coalesce(bool_or(sent_id = ${id}), false) as "isThere"
      from hotels.guest_messages where order_id = ${orderId}`,
  )
  if (isThere) return false
  if (count >= mostMessages) throw refuse('MESSAGES_FULL')
  await sql`insert into hotels.guest_messages (order_id, author, words, sent_id, written_at)
    values (${orderId}, ${author}, ${tidy}, ${id}, ${at})`.execute(trx)
  return true
}

/** Oldest first. */
export async function messagesOf(trx: Trx, orderId: string): Promise<readonly GuestMessage[]> {
  const rows = await all(
    trx,
    sql<Omit<GuestMessage, 'at'> & { at: Temporal.Instant }>`
      select author, words, written_at as at from hotels.guest_messages where order_id = ${orderId} order by id`,
  )
  return rows.map(({ at, ...message }) => ({ ...message, at: at.toString() }))
}

/** after the stay, days */
const keptDays = 30

export async function forgetMessages(trx: Trx, today: Temporal.PlainDate): Promise<void> {
  await sql`
    delete from hotels.guest_messages m using hotels.stays s
    where s.order_id = m.order_id and s.check_out < ${today.subtract({ days: keptDays })}`.execute(trx)
}

export function eraseMessages(trx: Trx, orderIds: readonly string[]): Promise<number> {
  return affected(trx, sql`delete from hotels.guest_messages where order_id = any(${[...orderIds]}::uuid[])`)
}
