import { type HotelRooms, mustBeTheirs } from '#desk/server/hotels/theirs.ts'
import { recordLook } from '#desk/server/record-look.ts'
import type { GuestConversation } from '#hotels/server/extranet/guests-messages.ts'
import type { NightGrid } from '#hotels/server/extranet/night-grid.ts'
import type { StayThere } from '#hotels/server/extranet/stays-there.ts'
import type { StaffVisitor } from '#server/visitor.ts'

export interface DaysWanted {
  readonly hotelId: string
  /** today, where it is not said */
  readonly from?: string | undefined
  readonly days: number
}

/** Throws HOTEL_NOT_YOURS, HOTEL_NOT_FOUND. */
export async function gridOf(
  rooms: HotelRooms,
  by: StaffVisitor,
  { hotelId, from, days }: DaysWanted,
): Promise<NightGrid> {
  await mustBeTheirs(rooms, by, hotelId)
  const first = from === undefined ? undefined : Temporal.PlainDate.from(from)
  return rooms.hotels.extranet.grid(hotelId, { from: first, days })
}

/** Names of guests: a look is an entry. Throws HOTEL_NOT_YOURS, HOTEL_NOT_FOUND. */
export async function staysOf(
  rooms: HotelRooms,
  by: StaffVisitor,
  { hotelId, from, days }: DaysWanted & { readonly from: string },
): Promise<readonly StayThere[]> {
  await mustBeTheirs(rooms, by, hotelId)
  const first = Temporal.PlainDate.from(from)
  const stays = await rooms.hotels.extranet.stays(hotelId, {
    from: first,
    until: first.add({ days: days - 1 }),
  })
  await recordLook(rooms, by, { action: 'hotel.stays-seen', subject: { kind: 'lodging', id: hotelId } })
  return stays
}

/** Names of guests: a look is an entry. Throws HOTEL_NOT_YOURS, HOTEL_NOT_FOUND. */
export async function messagesIn(
  rooms: HotelRooms,
  by: StaffVisitor,
  hotelId: string,
): Promise<readonly GuestConversation[]> {
  await mustBeTheirs(rooms, by, hotelId)
  const found = await rooms.hotels.extranet.messages(hotelId)
  await recordLook(rooms, by, { action: 'hotel.messages-seen', subject: { kind: 'lodging', id: hotelId } })
  return found
}
