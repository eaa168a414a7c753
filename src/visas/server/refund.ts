import { sql } from 'kysely'
import type { Trx } from '#database/database.ts'
import { persianDigits } from '#money/digits.ts'
import { ZERO } from '#money/rial.ts'
import type { RefundItem } from '#orders/refund-terms.ts'
import { isMinorLeftAlone } from '#visas/minors.ts'
import { finish } from '#visas/server/finish.ts'
import { refuse } from '#visas/server/refusals.ts'
import { type Applicant, lockedRequest, note, type Request } from '#visas/server/request.ts'
import type { Room } from '#visas/server/room.ts'

/** Withdraws waiting applicants or settles guarantees. Idempotent. Throws ALREADY_DECIDED, MINOR_ALONE. */
export async function refund(
  room: Room,
  trx: Trx,
  { orderId, items }: { readonly orderId: string; readonly items: readonly RefundItem[] },
): Promise<void> {
  const request = await lockedRequest(trx, orderId)
  if (request?.caseNumber == null) throw new Error(`order ${orderId} has no request to give back`)
  const chosen = items.map((item) => applicantOf(request, item))
  for (const { outcome, position } of chosen) {
    if (outcome === 'approved') throw refuse('ALREADY_DECIDED')
    if (outcome !== 'rejected') continue
    if (request.price.guarantee === ZERO) throw refuse('ALREADY_DECIDED')
    await sql`
      update visas.applicant set settled_at = ${room.clock.now()}
      where order_id = ${orderId} and position = ${position} and settled_at is null`.execute(trx)
  }
  const waiting = chosen.filter(({ outcome }) => outcome === 'waiting').map(({ position }) => position)
  if (waiting.length > 0) await withdraw(room, trx, { request, positions: waiting })
}

function applicantOf({ orderId, applicants }: Request, { passenger, leg }: RefundItem): Applicant {
  const found = applicants[passenger]
  if (found === undefined || leg !== 0)
    throw new RangeError(`order ${orderId} has no applicant ${passenger} on leg ${leg}`)
  return found
}

interface Withdrawing {
  readonly request: Request
  readonly positions: readonly number[]
}

async function withdraw(room: Room, trx: Trx, { request, positions }: Withdrawing): Promise<void> {
  const { orderId, applicants } = request
  const staying = applicants.filter(
    ({ outcome, position }) => outcome === 'waiting' && !positions.includes(position),
  )
  const people = await room.orders.passengersOf(orderId, trx)
  if (
    isMinorLeftAlone(
      request,
      staying.flatMap(({ position }) => people[position] ?? []),
    )
  )
    throw refuse('MINOR_ALONE')
  const at = room.clock.now()
  await sql`
    update visas.applicant set outcome = 'withdrawn', answered_at = ${at}
    where order_id = ${orderId} and position = any(${positions}::smallint[])`.execute(trx)
  for (const position of positions)
    await note(trx, request, { at, says: `متقاضی ${persianDigits(position + 1)} انصراف داد.` })
  await finish(trx, orderId, at)
}
