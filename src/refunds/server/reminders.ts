import { sql } from 'kysely'
import { all, maybe, type Trx } from '#database/database.ts'
import { rial } from '#money/rial.ts'
import type { RefundLeg } from '#orders/refund-terms.ts'
import { remindBeforeSeconds } from '#refunds/reminder.ts'
import { caseOf, isIssued, type RefundCase } from '#refunds/server/case.ts'
import { faultOf } from '#refunds/server/refundable.ts'
import type { Room } from '#refunds/server/room.ts'
import { nextFall, timelineOf } from '#refunds/timeline.ts'

interface ReminderRow {
  readonly order_id: string
  readonly user_id: string
  readonly tell_at: Temporal.Instant | null
}

export interface Reminder {
  readonly isOn: boolean
  readonly tellAt: Temporal.Instant | null
}

export async function remind(
  room: Room,
  { orderId, userId, isOn }: { readonly orderId: string; readonly userId: string; readonly isOn: boolean },
): Promise<Reminder> {
  const found = await caseOf(room, orderId, userId)
  if (!isOn) {
    await sql`delete from refunds.reminder where order_id = ${orderId}`.execute(room.database)
    return { isOn, tellAt: null }
  }
  const tellAt = tellAtOf(found, room.clock.now())
  await sql`
    insert into refunds.reminder (order_id, user_id, tell_at, chosen_at)
    values (${orderId}, ${userId}, ${tellAt}, ${room.clock.now()})
    on conflict (order_id) do update set tell_at = excluded.tell_at`.execute(room.database)
  return { isOn, tellAt }
}

export async function reminderOf(trx: Trx, orderId: string): Promise<Reminder> {
  const row = await maybe(trx, sql<ReminderRow>`select * from refunds.reminder where order_id = ${orderId}`)
  return { isOn: row !== undefined, tellAt: row?.tell_at ?? null }
}

export async function tellReminders(room: Room): Promise<void> {
  const rows = await all(
    room.database,
    sql<ReminderRow>`select * from refunds.reminder where tell_at <= ${room.clock.now()} order by tell_at limit 500`,
  )
  for (const row of rows)
    await tellOne(room, row).catch((error: unknown) =>
      room.log.error({ err: error, orderId: row.order_id }, 'refund.reminder-failed'),
    )
}

async function tellOne(room: Room, { order_id: orderId, user_id: userId }: ReminderRow): Promise<void> {
  const order = await room.orders.order(orderId)
  if (order === undefined || !isIssued(order)) return
  const found = await caseOf(room, orderId, userId)
  const now = room.clock.now()
  const fall = fallOf(found, now)
  const isDue = fall !== undefined && Temporal.Instant.compare(tellTime(fall.at), now) <= 0
  await room.database.transaction().execute(async (trx) => {
    if (isDue)
      await room.tell(trx, {
        happened: 'step-ahead',
        orderId,
        userId,
        orderNumber: found.order.orderNumber,
        ...clockOf(found, fall.at),
        before: rial(fall.step.refund),
        after: rial(fall.next.refund),
        key: `refund-step:${orderId}:${fall.at}`,
      })
    // after a reminder, looks from that step's end
    const tellAt = tellAtOf(found, isDue ? fall.at : now)
    await sql`update refunds.reminder set tell_at = ${tellAt} where order_id = ${orderId}`.execute(trx)
  })
}

function tellAtOf(found: RefundCase, from: Temporal.Instant): Temporal.Instant | null {
  const fall = fallOf(found, from)
  return fall === undefined ? null : tellTime(fall.at)
}

function fallOf(found: RefundCase, from: Temporal.Instant) {
  const open = found.reckoning.items.filter((item) => faultOf(found, item, from) === undefined)
  return open.length === 0 ? undefined : nextFall(timelineOf(found.reckoning, open, from))
}

function clockOf({ terms, reckoning }: RefundCase, at: Temporal.Instant) {
  const rises = ({ leg }: RefundLeg) =>
    reckoning.stretches.get(leg)?.some(({ until }) => until?.equals(at) === true) === true
  const leg = terms.legs.find(rises)
  if (leg === undefined) throw new RangeError(`no penalty rises at ${at}`)
  return { at: at.toZonedDateTimeISO(leg.departure.timeZoneId), cityName: leg.cityName }
}

function tellTime(fallsAt: Temporal.Instant): Temporal.Instant {
  return fallsAt.subtract({ seconds: remindBeforeSeconds })
}
