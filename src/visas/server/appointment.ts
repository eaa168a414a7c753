import { sql } from 'kysely'
import { clockTime, dateRange, fullDate } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import { partNames } from '#visas/appointment.ts'
import type { AppointmentReply, AppointmentWish } from '#visas/requests.ts'
import type { VisaTracked } from '#visas/responses.ts'
import { lockedAppointment, minuteOf } from '#visas/server/appointment-row.ts'
import { refuse } from '#visas/server/refusals.ts'
import { note } from '#visas/server/request.ts'
import type { Room } from '#visas/server/room.ts'
import { trackedOf } from '#visas/server/tracked.ts'

/** The days that would suit; also in place of those wished before, until an appointment is offered. */
export async function wishAppointment(
  room: Room,
  wish: AppointmentWish,
  userId: string,
): Promise<VisaTracked> {
  const { orderId, firstDay, lastDay, part } = wish
  const order = await room.orders.ofUser(orderId, userId, 'visa')
  const at = room.clock.now()
  await room.database.transaction().execute(async (trx) => {
    const { request, row } = await lockedAppointment(trx, orderId)
    if (row !== undefined && row.state !== 'wished') throw refuse('STAGE_PASSED')
    const today = at.toZonedDateTimeISO(iranZone).toPlainDate().toString()
    if (firstDay < today || lastDay < firstDay || lastDay >= request.travelDate.toString())
      throw refuse('APPOINTMENT_PAST')
    const same =
      row?.first_day?.toString() === firstDay && row.last_day?.toString() === lastDay && row.part === part
    if (same) return
    await sql`
      insert into visas.appointment (order_id, state, first_day, last_day, part, changed_at)
      values (${orderId}, 'wished', ${firstDay}, ${lastDay}, ${part}, ${at})
      on conflict (order_id) do update set first_day = ${firstDay}, last_day = ${lastDay}, part = ${part},
        changed_at = ${at}`.execute(trx)
    const days = dateRange(Temporal.PlainDate.from(firstDay), Temporal.PlainDate.from(lastDay))
    await note(trx, request, { at, says: `برای وقت سفارت ${days}، ${partNames[part]} را خواستید.` })
  })
  return trackedOf(room, order)
}

/** Yes or no to the offer that was shown. The same answer again is a no-op. */
export async function answerAppointment(
  room: Room,
  reply: AppointmentReply,
  userId: string,
): Promise<VisaTracked> {
  const { orderId, isTaken } = reply
  const order = await room.orders.ofUser(orderId, userId, 'visa')
  const at = room.clock.now()
  await room.database.transaction().execute(async (trx) => {
    const { request, row } = await lockedAppointment(trx, orderId)
    if (row === undefined || row.offered_for === null) throw refuse('NO_APPOINTMENT')
    const state = isTaken ? 'taken' : 'wished'
    if (minuteOf(row.offered_for) !== reply.at) throw refuse('OFFER_CHANGED')
    if (row.state === state) return
    if (row.state !== 'offered') throw refuse('OFFER_CHANGED')
    await sql`
      update visas.appointment set state = ${state}, changed_at = ${at} where order_id = ${orderId}`.execute(
      trx,
    )
    const time = appointmentTime(row.offered_for)
    const says = isTaken ? `وقت ${time} را پذیرفتید.` : `وقت ${time} را نخواستید؛ وقت دیگری می‌گیریم.`
    await note(trx, request, { at, says })
  })
  return trackedOf(room, order)
}

export function appointmentTime(at: Temporal.PlainDateTime): string {
  return `${fullDate(at.toPlainDate())}، ساعت ${clockTime(at)}`
}
