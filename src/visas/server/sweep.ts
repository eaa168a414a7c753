import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { Refusal } from '#server/refusal.ts'
import type { Room } from '#visas/server/room.ts'
import { settle } from '#visas/server/settle.ts'

/** pictures are deleted this many days after the last answer */
const keptDaysAfterwards = 7

export async function sweep(room: Room): Promise<void> {
  await settleGuarantees(room)
  await destroyPictures(room)
}

interface Unsettled {
  readonly order_id: string
  readonly position: number
}

async function settleGuarantees(room: Room): Promise<void> {
  const rows = await all(
    room.database,
    sql<Unsettled>`
      select order_id, position from visas.applicant join visas.request using (order_id)
      where outcome = 'rejected' and settled_at is null and guarantee > 0
        and answered_at <= ${room.clock.now().subtract({ seconds: 30 })} order by answered_at limit 200`,
  )
  const owners = await room.orders.ownersOf(rows.map((row) => row.order_id))
  for (const { order_id: orderId, position } of rows) {
    const ownerId = owners.get(orderId)
    if (ownerId === undefined) continue
    try {
      await settle(room, { orderId, ownerId, applicant: position })
    } catch (error) {
      // one failure must not stop the others
      room.log.error({ err: error, orderId, applicant: position }, 'visa.unsettled')
    }
  }
}

interface PictureRow {
  readonly order_id: string
  readonly position: number
  readonly kind: string
  readonly blob_id: string
}

/** A picture that another request still needs stays. */
async function destroyPictures(room: Room): Promise<void> {
  const rows = await all(
    room.database,
    sql<PictureRow>`
      select order_id, position, kind, blob_id from visas.paper join visas.request using (order_id)
      where blob_id is not null and stage in ('decided', 'withdrawn')
        and (select max(at) from visas.event where event.order_id = paper.order_id)
          <= ${room.clock.now().subtract({ hours: 24 * keptDaysAfterwards })}
        and not exists (select from visas.paper other join visas.request theirs using (order_id)
          where other.blob_id = paper.blob_id and theirs.stage in ('unpaid', 'received', 'checked', 'sent'))
      order by order_id, position limit 500`,
  )
  const owners = await room.orders.ownersOf(rows.map((row) => row.order_id))
  for (const { order_id: orderId, position, kind, blob_id: blobId } of rows) {
    await destroyed(room, owners.get(orderId), blobId)
    await sql`
      update visas.paper set state = 'purged', blob_id = null, says = null
      where order_id = ${orderId} and position = ${position} and kind = ${kind}`.execute(room.database)
  }
}

async function destroyed({ documents }: Room, ownerId: string | undefined, blobId: string): Promise<void> {
  if (ownerId === undefined) return
  await documents.forget(ownerId, blobId).catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  })
}
