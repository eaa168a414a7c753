import { sql } from 'kysely'
import { DOCUMENT_KINDS } from '#documents/kinds.ts'
import { persianDigits } from '#money/digits.ts'
import type { Order } from '#orders/order.ts'
import type { WantedAgain } from '#visas/server/door.ts'
import { refuse } from '#visas/server/refusals.ts'
import { lockedRequest, note, type Request } from '#visas/server/request.ts'
import type { Room } from '#visas/server/room.ts'

/** The stage stays; the promised time moves by as long as the picture takes. */
export async function askAgain(room: Room, { orderId }: Order, wanted: WantedAgain): Promise<void> {
  const at = room.clock.now()
  await room.database.transaction().execute(async (trx) => {
    const request = await lockedRequest(trx, orderId)
    const { applicant, kind, says } = wanted
    if (request === undefined || !isUnderWay(request)) throw refuse('STAGE_PASSED')
    const one = request.applicants[applicant]
    const paper = one?.papers.find((own) => own.kind === kind)
    if (one === undefined || paper === undefined || says.trim() === '') throw refuse('APPLICANT_UNKNOWN')
    if (one.outcome !== 'waiting') throw refuse('STAGE_PASSED')
    if (paper.state === 'asked-again' && paper.says === says) return
    await sql`
      update visas.paper set state = 'asked-again', says = ${says}
      where order_id = ${orderId} and position = ${applicant} and kind = ${kind}`.execute(trx)
    await sql`
      update visas.request set waiting_since = coalesce(waiting_since, ${at}) where order_id = ${orderId}`.execute(
      trx,
    )
    const { name } = DOCUMENT_KINDS[paper.kind]
    const words = `${name} دیگری از متقاضی ${persianDigits(applicant + 1)} خواستیم. تا رسیدن آن زمان پاسخ می‌ایستد.`
    await note(trx, request, { at, says: words })
    await room.tell(trx, {
      orderId,
      happened: 'asked-again',
      key: `asked-again:${applicant}:${kind}:${at.toString()}`,
      paper: name,
    })
    await room.alsoWrite?.(trx)
  })
}

export function isUnderWay({ stage }: Pick<Request, 'stage'>): boolean {
  return stage === 'received' || stage === 'checked' || stage === 'sent'
}
