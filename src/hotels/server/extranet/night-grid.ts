import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import type { Hotel } from '#hotels/catalogue.ts'
import type { NightFacts } from '#hotels/night-change.ts'
import { todayIn } from '#hotels/server/hotel-time.ts'
import { nightsFor } from '#hotels/server/nights.ts'
import { refuse } from '#hotels/server/refusals.ts'
import type { Room } from '#hotels/server/room.ts'
import { MOST_DAYS_AHEAD, type Stay } from '#hotels/stay.ts'

export interface GridNight extends NightFacts {
  readonly night: string
}

export interface NightGrid {
  readonly hotelId: string
  readonly hotelName: string
  readonly today: string
  readonly roomTypes: readonly {
    readonly id: string
    readonly name: string
    readonly beds: string
    readonly mostGuests: number
    /** in their order; none of days gone by */
    readonly nights: readonly GridNight[]
  }[]
}

export interface GridWanted {
  /** today, where it is not said; days gone by begin today */
  readonly from: Temporal.PlainDate | undefined
  readonly days: number
}

/** Throws HOTEL_NOT_FOUND. */
export async function nightGrid(room: Room, hotelId: string, wanted: GridWanted): Promise<NightGrid> {
  const hotel = ownHotel(room, hotelId)
  const today = todayIn(hotel.cityCode, room.clock.now())
  const stay = within(wanted, today)
  await nightsFor(room, hotel.roomTypes, stay)
  const stored = await factsOf(room.database, hotel, stay)
  return {
    hotelId,
    hotelName: hotel.name,
    today: today.toString(),
    roomTypes: hotel.roomTypes.map(({ id, name, beds, mostGuests }) => {
      return { id, name, beds, mostGuests, nights: stored.get(id) ?? [] }
    }),
  }
}

/** A hotel of our own contracts. Throws HOTEL_NOT_FOUND. */
export function ownHotel({ contracts }: Pick<Room, 'contracts'>, hotelId: string): Hotel {
  const hotel = contracts.findHotel(hotelId)
  if (hotel === undefined) throw refuse('HOTEL_NOT_FOUND')
  return hotel
}

export async function factsOf(
  trx: Trx,
  { roomTypes }: Pick<Hotel, 'roomTypes'>,
  { checkIn, checkOut }: Stay,
): Promise<ReadonlyMap<string, readonly GridNight[]>> {
  const rows = await all(
    trx,
    sql<GridNight & { readonly roomType: string }>`
      select room_type as "roomType", night::text, price, allotment, min_stay as "minStay",
        is_closed::integer as "isClosed", held + sold as taken
      from hotels.nights
      where room_type = any(${roomTypes.map(({ id }) => id)}) and night >= ${checkIn} and night < ${checkOut}
      order by room_type, night`,
  )
  return new Map(
    [...Map.groupBy(rows, ({ roomType }) => roomType)].map(([id, nights]) => [
      id,
      nights.map(({ night, price, allotment, minStay, isClosed, taken }) => {
        return { night, price, allotment, minStay, isClosed, taken }
      }),
    ]),
  )
}

function within({ from, days }: GridWanted, today: Temporal.PlainDate): Stay {
  const last = today.add({ days: MOST_DAYS_AHEAD - 1 })
  const isBefore = from === undefined || Temporal.PlainDate.compare(from, today) < 0
  const first = isBefore ? today : from
  const checkIn = Temporal.PlainDate.compare(first, last) > 0 ? last : first
  const end = checkIn.add({ days })
  const checkOut = Temporal.PlainDate.compare(end, last) > 0 ? last.add({ days: 1 }) : end
  return { checkIn, checkOut }
}
