import { sql } from 'kysely'
import { monthsBetween } from '#calendar/months.ts'
import { all, type Trx } from '#database/database.ts'
import type { RoomType } from '#hotels/catalogue.ts'
import { madeNight } from '#hotels/made-night.ts'
import type { Room } from '#hotels/server/room.ts'
import { nightCount, type Stay } from '#hotels/stay.ts'
import type { Rial } from '#money/rial.ts'

/** Prices of the nights (rial), and how many are left on the fullest; none where they are closed, or the stay is too short for its arrival. */
export interface OnSale {
  readonly prices: readonly Rial[]
  readonly left: number
}

export interface StoredNight {
  readonly night: Temporal.PlainDate
  /** rial, room only */
  readonly price: Rial
  /** none while it is closed */
  readonly left: number
  readonly sold: number
  /** nights that whoever arrives on this one stays at least */
  readonly minStay: number
}

/** Left for whoever stays this one night. */
export function leftAlone({ left, minStay }: StoredNight): number {
  return minStay > 1 ? 0 : left
}

type Maker = Pick<Room, 'database' | 'seed'>

export async function onSaleFor(
  room: Maker,
  roomTypes: readonly RoomType[],
  stay: Stay,
): Promise<ReadonlyMap<string, OnSale>> {
  return onSaleOf(await nightsFor(room, roomTypes, stay))
}

export async function nightsFor(
  room: Maker,
  roomTypes: readonly RoomType[],
  stay: Stay,
): Promise<ReadonlyMap<string, readonly StoredNight[]>> {
  const ids = roomTypes.map(({ id }) => id)
  const known = await nightsOf(room.database, ids, stay)
  const unmade = roomTypes.filter(({ id }) => known.get(id)?.length !== nightCount(stay))
  if (unmade.length === 0) return known
  await make(room, unmade, stay)
  return nightsOf(room.database, ids, stay)
}

export async function lockedOnSale(
  trx: Trx,
  roomTypeIds: readonly string[],
  stay: Stay,
): Promise<ReadonlyMap<string, OnSale>> {
  await lockNights(trx, roomTypeIds, stay)
  return onSaleOf(await nightsOf(trx, roomTypeIds, stay))
}

export interface Moved {
  readonly rooms: ReadonlyMap<string, number>
  readonly held: -1 | 0 | 1
  readonly sold: -1 | 0 | 1
}

export async function countRooms(trx: Trx, stay: Stay, { rooms, held, sold }: Moved): Promise<void> {
  const ids = [...rooms.keys()]
  const counts = JSON.stringify(Object.fromEntries(rooms))
  await lockNights(trx, ids, stay)
  await sql`
    update hotels.nights set
      held = held + ${held}::integer * (${counts}::jsonb->>room_type)::integer,
      sold = sold + ${sold}::integer * (${counts}::jsonb->>room_type)::integer
    where ${within(ids, stay)}`.execute(trx)
}

/** Ordered by type and night against deadlocks. */
async function lockNights(trx: Trx, ids: readonly string[], stay: Stay): Promise<void> {
  await sql`
    select from hotels.nights where ${within(ids, stay)} order by room_type, night for update`.execute(trx)
}

async function nightsOf(
  trx: Trx,
  ids: readonly string[],
  stay: Stay,
): Promise<ReadonlyMap<string, readonly StoredNight[]>> {
  const rows = await all(
    trx,
    sql<StoredNight & { readonly room_type: string }>`
      select room_type, night, price, case when is_closed then 0 else allotment - held - sold end as "left", sold,
        min_stay as "minStay" from hotels.nights
      where ${within(ids, stay)} order by room_type, night`,
  )
  return Map.groupBy(rows, ({ room_type }) => room_type)
}

function within(ids: readonly string[], { checkIn, checkOut }: Stay) {
  return sql`room_type = any(${ids}) and night >= ${checkIn} and night < ${checkOut}`
}

function onSaleOf(nights: ReadonlyMap<string, readonly StoredNight[]>): ReadonlyMap<string, OnSale> {
  return new Map(
    [...nights].map(([id, each]) => [id, { prices: each.map(({ price }) => price), left: leftFor(each) }]),
  )
}

function leftFor(nights: readonly StoredNight[]): number {
  const isTooShort = (nights[0]?.minStay ?? 1) > nights.length
  return isTooShort ? 0 : Math.min(...nights.map(({ left }) => left))
}

async function make({ database, seed }: Maker, roomTypes: readonly RoomType[], stay: Stay): Promise<void> {
  const months = monthsBetween(stay.checkIn, stay.checkOut.subtract({ days: 1 }), 'jalali')
  const days = months.flatMap(({ first, days: count }) =>
    Array.from({ length: count }, (_, place) => first.add({ days: place })),
  )
  const rows = roomTypes.flatMap((roomType) =>
    days.map((night) => ({
      room_type: roomType.id,
      night: night.toString(),
      ...madeNight(seed, roomType, night),
    })),
  )
  await sql`
    insert into hotels.nights (room_type, night, price, allotment)
    select room_type, night, price, allotment from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n (room_type text, night date, price bigint, allotment integer)
    order by room_type, night
    on conflict do nothing`.execute(database)
}
