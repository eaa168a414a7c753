import { sql } from 'kysely'
import { fullDate } from '#calendar/formatted.ts'
import { iranZone } from '#calendar/zones.ts'
import type { Trx } from '#database/database.ts'
import { DOCUMENT_KINDS } from '#documents/kinds.ts'
import { persianDigits } from '#money/digits.ts'
import type { PaperToReplace } from '#visas/requests.ts'
import type { VisaTracked } from '#visas/responses.ts'
import { finish } from '#visas/server/finish.ts'
import { refuse } from '#visas/server/refusals.ts'
import { lockedRequest, note, type Request, requestOf } from '#visas/server/request.ts'
import type { Room } from '#visas/server/room.ts'
import { trackedOf } from '#visas/server/tracked.ts'

export async function replacePaper(room: Room, asked: PaperToReplace, userId: string): Promise<VisaTracked> {
  const { orderId, kind, blobId } = asked
  const order = await room.orders.ofUser(orderId, userId, 'visa')
  const kept = await room.documents.mine(userId)
  if (!kept.some((one) => one.id === blobId && one.kind === kind)) throw refuse('DOCUMENT_NOT_FOUND')
  await room.database.transaction().execute((trx) => replaced(room, trx, asked))
  return trackedOf(room, order)
}

async function replaced(room: Room, trx: Trx, asked: PaperToReplace): Promise<void> {
  const { orderId, applicant, kind, blobId } = asked
  const request = await lockedRequest(trx, orderId)
  const paper = request?.applicants[applicant]?.papers.find((own) => own.kind === kind)
  if (request === undefined || paper === undefined) throw refuse('NOT_ASKED_AGAIN')
  if (paper.blobId === blobId && paper.state !== 'asked-again') return
  if (paper.state !== 'asked-again') throw refuse('NOT_ASKED_AGAIN')
  const at = room.clock.now()
  await sql`
    update visas.paper set state = 'given', says = null, blob_id = ${blobId}
    where order_id = ${orderId} and position = ${applicant} and kind = ${kind}`.execute(trx)
  await finish(trx, orderId, at)
  const now = await requestOf(trx, orderId)
  const words = `${DOCUMENT_KINDS[kind].name} تازهٔ متقاضی ${persianDigits(applicant + 1)} رسید.`
  await note(trx, request, { at, says: [words, laterWords(request, now)].filter(Boolean).join(' ') })
}

function laterWords(before: Request, now: Request | undefined): string {
  if (
    before.waitingSince === null ||
    now === undefined ||
    now.waitingSince !== null ||
    now.promisedAt === null
  )
    return ''
  return `زمان پاسخ به اندازهٔ انتظارمان جابه‌جا شد: تا ${momentWords(now.promisedAt)}.`
}

function momentWords(at: Temporal.Instant): string {
  const local = at.toZonedDateTimeISO(iranZone)
  const hour = persianDigits(local.toPlainTime().toString({ smallestUnit: 'minute' }))
  return `${fullDate(local.toPlainDate())}، ساعت ${hour}`
}
