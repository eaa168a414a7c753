import { sql } from 'kysely'
import type { Scene } from './scene.ts'

export async function roomsIn(
  { desk, database }: Scene,
  stay: { readonly hotelId: string; readonly checkIn: string; readonly checkOut: string },
  free: number,
): Promise<void> {
  // nights are created on first request
  await desk.hotels.detail({ ...stay, rooms: [{ adults: 1, childAges: [] }] })
  await sql`
    update hotels.nights set allotment = held + sold + ${free}
    where room_type like ${`${stay.hotelId}.%`} and night >= ${stay.checkIn} and night < ${stay.checkOut}`.execute(
    database,
  )
}
