import { sql } from 'kysely'
import type { Trx } from '#database/database.ts'
import type { Order } from '#orders/order.ts'
import { countryData } from '#visas/countries.ts'
import { refuse } from '#visas/server/refusals.ts'
import { lockedRequest, note, type Request, requestOf } from '#visas/server/request.ts'
import type { Room } from '#visas/server/room.ts'

export async function checked(room: Room, order: Order): Promise<void> {
  await moved(room, order, {
    from: 'received',
    to: 'checked',
    says: 'مدارک بررسی شد و کامل است.',
    along: (trx) =>
      sql`update visas.paper set state = 'checked' where order_id = ${order.orderId} and state = 'given'`.execute(
        trx,
      ),
  })
}

/** Throws PAPERS_MISSING while a picture is awaited, APPOINTMENT_FIRST where papers are handed over by appointment. */
export async function sent(room: Room, order: Order): Promise<void> {
  const request = await requestOf(room.database, order.orderId)
  if (request?.stage === 'checked' && countryData(request.country).byAppointment)
    throw refuse('APPOINTMENT_FIRST')
  await moved(room, order, { from: 'checked', to: 'sent', says: 'پرونده به مرجع صدور فرستاده شد.' })
}

interface Move {
  readonly from: 'received' | 'checked'
  readonly to: 'checked' | 'sent'
  readonly says: string
  readonly along?: (trx: Trx) => Promise<unknown>
}

async function moved(room: Room, { orderId }: Order, { from, to, says, along }: Move): Promise<void> {
  const at = room.clock.now()
  const kept = await picturesKept(room, orderId)
  await room.database.transaction().execute(async (trx) => {
    const request = await lockedRequest(trx, orderId)
    if (request?.stage === to) return
    if (request?.stage !== from) throw refuse('STAGE_PASSED')
    allGiven(request, kept)
    await along?.(trx)
    await sql`update visas.request set stage = ${to} where order_id = ${orderId}`.execute(trx)
    await note(trx, { orderId, stage: to }, { at, says })
    await room.tell(trx, { orderId, happened: to, key: to })
    await room.alsoWrite?.(trx)
  })
  room.log.info({ orderId, stage: to }, 'visa.moved')
}

/** By their ids; read before the transaction, by another connection. */
async function picturesKept({ documents, orders }: Room, orderId: string): Promise<ReadonlySet<string>> {
  const ownerId = (await orders.ownersOf([orderId])).get(orderId) ?? ''
  return new Set((await documents.mine(ownerId)).map(({ id }) => id))
}

function allGiven({ applicants }: Request, kept: ReadonlySet<string>): void {
  const isMissing = applicants
    .filter(({ outcome }) => outcome === 'waiting')
    .flatMap(({ papers }) => papers)
    .some(({ state, blobId }) => state === 'asked-again' || blobId === null || !kept.has(blobId))
  if (isMissing) throw refuse('PAPERS_MISSING')
}
