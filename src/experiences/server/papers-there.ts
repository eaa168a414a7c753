import { sql } from 'kysely'
import type { Booking } from '#experiences/server/bookings.ts'
import { type Room, supplierOf } from '#experiences/server/room.ts'
import { patience, waiting } from '#experiences/server/waiting.ts'
import type { BookingPaper } from '#experiences/supplier/booking.ts'

/** Some suppliers make them a while after they confirm: then they are asked for once more. */
export async function papersOf(
  { database, suppliers }: Pick<Room, 'database' | 'suppliers'>,
  { orderId, papers, supplier }: Booking,
): Promise<readonly BookingPaper[]> {
  if (papers.length > 0) return papers
  const found = await supplierOf({ suppliers }, supplier)?.lookUp(orderId, waiting(patience.read))
  if (found?.kind !== 'done' || found.value === null || found.value.papers.length === 0) return papers
  await sql`
    update experiences.booking set papers = ${JSON.stringify(found.value.papers)}::jsonb
    where order_id = ${orderId} and state = 'confirmed'`.execute(database)
  return found.value.papers
}
