import { sql } from 'kysely'
import { one, type Trx } from '#database/database.ts'
import { times } from '#money/rial.ts'
import type { Issued } from '#orders/product.ts'
import { caseNumberOf } from '#visas/case-number.ts'
import { promisedAt } from '#visas/promise.ts'
import { lockedRequest, note, type Request } from '#visas/server/request.ts'
import type { Room } from '#visas/server/room.ts'

/** Gives the paid request a case number and its promised time. Idempotent:
 * a parallel call waits and returns the same number. */
export async function issue(room: Room, orderId: string): Promise<Issued> {
  return room.database.transaction().execute(async (trx) => {
    const request = await lockedRequest(trx, orderId)
    if (request === undefined || request.stage === 'dropped')
      return { kind: 'failed', reason: 'the request was dropped' }
    const reference = request.caseNumber ?? (await file(room, trx, request))
    return { kind: 'issued', reference, supplierPayable: times(request.fee, request.applicants.length) }
  })
}

async function file({ clock, log, numberOf }: Room, trx: Trx, request: Request): Promise<string> {
  const at = clock.now()
  const until = promisedAt(request, at)
  if (until === undefined) throw new Error(`order ${request.orderId} is of a speed that is not sold`)
  const { serial } = await one(trx, sql<{ serial: number }>`select nextval('visas.case_serial') as serial`)
  const caseNumber = caseNumberOf(numberOf(serial))
  await sql`
    update visas.request set stage = 'received', case_number = ${caseNumber}, received_at = ${at}, promised_at = ${until}
    where order_id = ${request.orderId}`.execute(trx)
  const says = `پرداخت رسید و درخواست ثبت شد. شمارهٔ پرونده ${caseNumber}`
  await note(trx, { orderId: request.orderId, stage: 'received' }, { at, says })
  log.info({ orderId: request.orderId, country: request.country }, 'visa.received')
  return caseNumber
}
