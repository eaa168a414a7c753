import { sql } from 'kysely'
import type { Trx } from '#database/database.ts'
import { changeFault, type NightChange, type NightFact } from '#hotels/night-change.ts'
import { factsOf, type GridNight, ownHotel } from '#hotels/server/extranet/night-grid.ts'
import { todayIn } from '#hotels/server/hotel-time.ts'
import type { Room } from '#hotels/server/room.ts'
import { Faults } from '#server/refusal.ts'

/**
 * All of them or nothing. Rooms that are held or sold keep their price. Throws HOTEL_NOT_FOUND, and Faults under `changes.N`, each with
 * its reason.
 */
export async function saveNights(
  room: Room,
  trx: Trx,
  { hotelId, changes }: { readonly hotelId: string; readonly changes: readonly NightChange[] },
): Promise<void> {
  const hotel = ownHotel(room, hotelId)
  const ids = hotel.roomTypes.map(({ id }) => id)
  const nights = changes.map(({ night }) => night).toSorted()
  const [first, last] = [nights.at(0), nights.at(-1)]
  if (first === undefined || last === undefined) return
  // in the order in which stays lock them
  await sql`select from hotels.nights where room_type = any(${ids}) and night = any(${nights}::date[])
    order by room_type, night for update`.execute(trx)
  const checkOut = Temporal.PlainDate.from(last).add({ days: 1 })
  const stored = await factsOf(trx, hotel, { checkIn: Temporal.PlainDate.from(first), checkOut })
  const today = todayIn(hotel.cityCode, room.clock.now())
  const find = ({ roomTypeId, night }: NightChange) =>
    stored.get(roomTypeId)?.find((one: GridNight) => one.night === night)
  const faults = changes.flatMap((change, at) => {
    const says = isRepeated(changes, at)
      ? 'این خانه دو بار آمده است.'
      : changeFault(change, find(change), today)
    return says === undefined ? [] : [{ property: `changes.${at}`, says }]
  })
  if (faults.length > 0) throw new Faults(faults)
  for (const fact of Object.keys(columns) as NightFact[])
    await write(
      trx,
      fact,
      changes.filter((change) => change.fact === fact),
    )
}

const columns = {
  price: sql`price = became.value`,
  allotment: sql`allotment = became.value::integer`,
  minStay: sql`min_stay = became.value::smallint`,
  isClosed: sql`is_closed = became.value = 1`,
} as const

async function write(trx: Trx, fact: NightFact, changes: readonly NightChange[]): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ roomTypeId, night, becomes }) => ({
    room_type: roomTypeId,
    night,
    value: becomes,
  }))
  await sql`
    update hotels.nights n set ${columns[fact]}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as became (room_type text, night date, value bigint)
    where n.room_type = became.room_type and n.night = became.night`.execute(trx)
}

function isRepeated(changes: readonly NightChange[], at: number): boolean {
  const one = changes[at]
  return (
    changes.findIndex(
      ({ roomTypeId, night, fact }) =>
        roomTypeId === one?.roomTypeId && night === one.night && fact === one.fact,
    ) < at
  )
}
