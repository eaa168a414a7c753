import { sql } from 'kysely'
import { iranZone } from '#calendar/zones.ts'
import { all } from '#database/database.ts'
import { type DaySpan, type DueKind, type ListAddress, statusesOf } from '#desk/orders/list-address.ts'
import type { DeskRooms } from '#desk/server/orders/rooms.ts'
import type { DeskFilter } from '#orders/desk-order.ts'

/** Days are Tehran's. */
export async function filterOf(rooms: DeskRooms, address: ListAddress): Promise<DeskFilter> {
  const { product, status, made, paid, brand, channel, late, due } = address
  const now = rooms.clock.now()
  const [madeFrom, madeUntil] = spanOf(made, now)
  const [paidFrom, paidUntil] = spanOf(paid, now)
  return {
    product: product || undefined,
    statuses: status === '' ? undefined : statusesOf(status),
    brand: brand || undefined,
    channel: channel === '' ? undefined : Number(channel),
    madeFrom,
    madeUntil,
    paidFrom,
    paidUntil,
    isLate: late,
    among: due === '' ? undefined : await dueOrders(rooms, due),
  }
}

const daysBack = { today: 0, yesterday: 1, week: 6, month: 29 } as const

/** Days of Tehran. */
export function spanOf(
  span: DaySpan | '',
  now: Temporal.Instant,
): readonly [Temporal.Instant | undefined, Temporal.Instant | undefined] {
  if (span === '') return [undefined, undefined]
  const today = now.toZonedDateTimeISO(iranZone).startOfDay()
  const until = span === 'yesterday' ? today.toInstant() : undefined
  return [today.subtract({ days: daysBack[span] }).toInstant(), until]
}

async function dueOrders(rooms: DeskRooms, due: DueKind): Promise<readonly string[]> {
  switch (due) {
    case 'refund':
      return rooms.refunds.ordersDue()
    case 'conversation':
      return (await rooms.support.desk.waiting()).flatMap(({ orderId }) => orderId ?? [])
    case 'task':
    case 'overdue':
      return ordersToWorkOn(rooms, due === 'overdue' ? rooms.clock.now() : undefined)
  }
}

/** Of the house's own tasks and those a colleague left. */
async function ordersToWorkOn(
  { promises, desk }: DeskRooms,
  dueBefore: Temporal.Instant | undefined,
): Promise<readonly string[]> {
  const ours = await all(
    desk.database,
    sql<{ orderId: string; dueAt: Temporal.Instant }>`
      select order_id as "orderId", due_at as "dueAt" from desk.order_task where done_at is null`,
  )
  const open = [...(await promises.tasks()), ...ours]
  return open
    .filter(({ dueAt }) => dueBefore === undefined || Temporal.Instant.compare(dueAt, dueBefore) < 0)
    .flatMap(({ orderId }) => orderId ?? [])
}
