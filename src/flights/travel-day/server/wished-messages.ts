import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import { refuse } from '#flights/server/refusals.ts'
import type { Room } from '#flights/server/room.ts'
import { type DayMessage, dayMessages } from '#flights/travel-day/day-messages.ts'

export interface MessageWish {
  readonly orderId: string
  readonly userId: string
  readonly message: DayMessage
  readonly isOn: boolean
}

/** Of an issued order of theirs; said twice it is the same. Refuses ORDER_NOT_FOUND, NOT_ISSUED. */
export async function wishMessage(room: Room, wish: MessageWish): Promise<readonly DayMessage[]> {
  const { orderId, userId, message, isOn } = wish
  const { status } = await room.orders.ofUser(orderId, userId, 'flight')
  if (status !== 'issued') throw refuse('NOT_ISSUED')
  await (isOn
    ? sql`insert into flights.day_messages_wished (order_id, message, wished_at)
        values (${orderId}, ${message}, ${room.clock.now()}) on conflict do nothing`
    : sql`delete from flights.day_messages_wished where order_id = ${orderId} and message = ${message}`
  ).execute(room.database)
  return wishedOf(room.database, orderId)
}

export async function wishedOf(trx: Trx, orderId: string): Promise<readonly DayMessage[]> {
  const rows = await all(
    trx,
    sql<{ message: DayMessage }>`select message from flights.day_messages_wished where order_id = ${orderId}`,
  )
  return dayMessages.filter((one) => rows.some(({ message }) => message === one))
}
