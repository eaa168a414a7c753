import { sql } from 'kysely'
import { iranZone } from '#calendar/zones.ts'
import type { Order } from '#orders/order.ts'
import { promisedAt } from '#visas/promise.ts'
import { appointmentTime } from '#visas/server/appointment.ts'
import { lockedAppointment, minuteOf } from '#visas/server/appointment-row.ts'
import { refuse } from '#visas/server/refusals.ts'
import { note, type Request } from '#visas/server/request.ts'
import type { Room } from '#visas/server/room.ts'

interface Offer {
  readonly at: Temporal.PlainDateTime
  readonly place: string
}

/** Also when nothing was wished, and in place of a time that the authority has moved. */
export async function offer(room: Room, { orderId }: Order, { at: time, place }: Offer): Promise<void> {
  const at = room.clock.now()
  await room.database.transaction().execute(async (trx) => {
    const { request, row } = await lockedAppointment(trx, orderId)
    const now = at.toZonedDateTimeISO(iranZone).toPlainDateTime()
    const isLate = Temporal.PlainDate.compare(time.toPlainDate(), request.travelDate) >= 0
    if (Temporal.PlainDateTime.compare(time, now) <= 0 || isLate) throw refuse('APPOINTMENT_PAST')
    if (place.trim() === '') throw refuse('NO_APPOINTMENT')
    const isSame = row?.offered_for != null && minuteOf(row.offered_for) === minuteOf(time)
    if (isSame && row.place === place && row.state !== 'wished') return
    await sql`
      insert into visas.appointment (order_id, state, offered_for, place, changed_at)
      values (${orderId}, 'offered', ${time.toString()}::timestamp, ${place}, ${at})
      on conflict (order_id) do update set state = 'offered', offered_for = ${time.toString()}::timestamp,
        place = ${place}, changed_at = ${at}`.execute(trx)
    const words = appointmentTime(time)
    await note(trx, request, { at, says: `وقت سفارت پیشنهاد شد: ${words}، ${place}.` })
    await room.tell(trx, {
      orderId,
      happened: 'appointment',
      key: `appointment:${minuteOf(time)}:${at.toString()}`,
      time: words,
    })
    await room.alsoWrite?.(trx)
  })
}

/** For whoever said yes on the phone. */
export async function takeOffer(room: Room, { orderId }: Order): Promise<void> {
  await moved(room, orderId, { from: 'offered', to: 'taken', says: (time) => `وقت ${time} پذیرفته شد.` })
}

export async function missed(room: Room, { orderId }: Order): Promise<void> {
  const says = (time: string) => `وقت ${time} از دست رفت؛ وقت دیگری می‌گیریم.`
  await moved(room, orderId, { from: 'taken', to: 'wished', says })
}

interface Move {
  readonly from: 'offered' | 'taken'
  readonly to: 'taken' | 'wished'
  readonly says: (time: string) => string
}

async function moved(room: Room, orderId: string, { from, to, says }: Move): Promise<void> {
  const at = room.clock.now()
  await room.database.transaction().execute(async (trx) => {
    const { request, row } = await lockedAppointment(trx, orderId)
    if (row === undefined || row.offered_for === null) throw refuse('NO_APPOINTMENT')
    if (row.state === to) return
    if (row.state !== from) throw refuse('STAGE_PASSED')
    await sql`
      update visas.appointment set state = ${to}, changed_at = ${at} where order_id = ${orderId}`.execute(trx)
    await note(trx, request, { at, says: says(appointmentTime(row.offered_for)) })
    await room.alsoWrite?.(trx)
  })
}

/** What the authority takes begins on that day: the answer is promised from then on, never earlier than before. */
export async function attended(room: Room, { orderId }: Order): Promise<void> {
  const at = room.clock.now()
  await room.database.transaction().execute(async (trx) => {
    const { request, row } = await lockedAppointment(trx, orderId)
    if (row?.state !== 'taken' || request.stage !== 'checked') throw refuse('STAGE_PASSED')
    if (isPaperWanted(request)) throw refuse('PAPERS_MISSING')
    await sql`
      update visas.appointment set state = 'attended', changed_at = ${at} where order_id = ${orderId}`.execute(
      trx,
    )
    const until = promisedAt(request, at) ?? at
    await sql`
      update visas.request set stage = 'sent', promised_at = greatest(promised_at, ${until})
      where order_id = ${orderId}`.execute(trx)
    await note(trx, { orderId, stage: 'sent' }, { at, says: 'به سفارت رفتید و پرونده تحویل شد.' })
    await room.tell(trx, { orderId, happened: 'sent', key: 'sent' })
    await room.alsoWrite?.(trx)
  })
  room.log.info({ orderId, stage: 'sent' }, 'visa.attended')
}

/** The originals are handed over: pictures that were checked may be gone by then. */
function isPaperWanted({ applicants }: Request): boolean {
  return applicants
    .filter(({ outcome }) => outcome === 'waiting')
    .some(({ papers }) => papers.some(({ state }) => state === 'asked-again'))
}
