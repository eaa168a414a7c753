import { sql } from 'kysely'
import type { Room } from '#visas/server/room.ts'

interface Unsettled {
  readonly orderId: string
  readonly ownerId: string
  readonly applicant: number
}

export async function settle(room: Room, { orderId, ownerId, applicant }: Unsettled): Promise<void> {
  if (await room.money.giveBack(orderId, ownerId, applicant)) return
  // a discount code covered so much that nothing is left to refund
  await sql`
    update visas.applicant set settled_at = ${room.clock.now()}
    where order_id = ${orderId} and position = ${applicant} and settled_at is null`.execute(room.database)
}
