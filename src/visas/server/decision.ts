import { sql } from 'kysely'
import type { Trx } from '#database/database.ts'
import { persianDigits } from '#money/digits.ts'
import { ZERO } from '#money/rial.ts'
import type { Order } from '#orders/order.ts'
import { finish } from '#visas/server/finish.ts'
import { refuse } from '#visas/server/refusals.ts'
import { type Applicant, lockedRequest, note, requestOf } from '#visas/server/request.ts'
import type { Room } from '#visas/server/room.ts'
import { settle } from '#visas/server/settle.ts'
import { boundTo } from '#visas/server/stored-file.ts'
import { VISA_FILE_MOST_BYTES, visaFileType } from '#visas/visa-file.ts'

interface Approval {
  readonly applicant: number
  readonly file: Uint8Array
}

/** Throws NOT_A_VISA for a file that is neither PDF nor JPEG by its bytes. */
export async function approve(room: Room, order: Order, { applicant, file }: Approval): Promise<void> {
  const type = visaFileType(file)
  if (type === undefined || file.length > VISA_FILE_MOST_BYTES) throw refuse('NOT_A_VISA')
  const { orderId } = order
  await answered(room, order, {
    applicant,
    outcome: 'approved',
    says: `ویزای متقاضی ${persianDigits(applicant + 1)} صادر شد.`,
    async write(trx, at) {
      const sealed = room.vault.sealBytes(Buffer.from(file), boundTo(orderId, applicant))
      await sql`
        insert into visas.file (order_id, position, type, sealed, given_at)
        values (${orderId}, ${applicant}, ${type}, ${sealed}, ${at})`.execute(trx)
      await sql`
        update visas.applicant set outcome = 'approved', answered_at = ${at}
        where order_id = ${orderId} and position = ${applicant}`.execute(trx)
    },
  })
}

interface Rejection {
  readonly applicant: number
  readonly reason: string
}

/** If a crash leaves the guarantee unpaid, the sweep pays it. */
export async function reject(room: Room, order: Order, { applicant, reason }: Rejection): Promise<void> {
  if (reason.trim() === '') throw refuse('APPLICANT_UNKNOWN')
  const { orderId, ownerId } = order
  await answered(room, order, {
    applicant,
    outcome: 'rejected',
    says: `درخواست متقاضی ${persianDigits(applicant + 1)} رد شد.`,
    write: (trx, at) =>
      sql`
        update visas.applicant set outcome = 'rejected', reason = ${reason}, answered_at = ${at}
        where order_id = ${orderId} and position = ${applicant}`.execute(trx),
  })
  const request = await requestOf(room.database, orderId)
  if (
    request !== undefined &&
    request.price.guarantee > ZERO &&
    request.applicants[applicant]?.isSettled === false
  )
    await settle(room, { orderId, ownerId, applicant })
}

interface Answer {
  readonly applicant: number
  readonly outcome: 'approved' | 'rejected'
  readonly says: string
  readonly write: (trx: Trx, at: Temporal.Instant) => Promise<unknown>
}

/** One answer each; the same again is a no-op, another is refused. */
async function answered(
  room: Room,
  { orderId }: Order,
  { applicant, outcome, says, write }: Answer,
): Promise<void> {
  const at = room.clock.now()
  await room.database.transaction().execute(async (trx) => {
    const request = await lockedRequest(trx, orderId)
    const one: Applicant | undefined = request?.applicants[applicant]
    if (request === undefined || one === undefined) throw refuse('APPLICANT_UNKNOWN')
    if (one.outcome === outcome) return
    if (request.stage !== 'sent' || one.outcome !== 'waiting') throw refuse('STAGE_PASSED')
    await write(trx, at)
    await finish(trx, orderId, at)
    const stage = (await requestOf(trx, orderId))?.stage ?? request.stage
    await note(trx, { orderId, stage }, { at, says })
    await room.tell(trx, { orderId, happened: outcome, key: `${outcome}:${applicant}` })
    await room.alsoWrite?.(trx)
  })
  room.log.info({ orderId, applicant, outcome }, 'visa.answered')
}
