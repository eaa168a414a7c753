import { randomUUID } from 'node:crypto'
import type { Trx } from '#database/database.ts'
import type { Status } from '#orders/life.ts'
import { issue } from '#orders/server/issue.ts'
import { orderOf, rowOf } from '#orders/server/record.ts'
import { refuse } from '#orders/server/refusals.ts'
import type { Room } from '#orders/server/room.ts'

export async function issueAgain(room: Room, orderId: string): Promise<Status> {
  const row = await rowOf(room.database, orderId)
  if (row === undefined) throw refuse('ORDER_NOT_FOUND')
  if (row.status !== 'paid' && row.status !== 'issuing') throw refuse('NOT_TO_ISSUE')
  await issue(room, orderId)
  return (await rowOf(room.database, orderId))?.status ?? row.status
}

export async function resend(room: Pick<Room, 'tell'>, trx: Trx, orderId: string): Promise<void> {
  const row = await rowOf(trx, orderId)
  if (row === undefined) throw refuse('ORDER_NOT_FOUND')
  if (row.status !== 'issued') throw refuse('NOT_ISSUED')
  const order = orderOf(row)
  await room.tell(trx, { order, amount: order.total, happened: 'issued', again: randomUUID() })
}
