import { hotelView } from '#hotels/catalogue.ts'
import type { HotelView } from '#hotels/responses.ts'
import type { Room } from '#hotels/server/room.ts'
import { findQuoted } from '#hotels/server/suppliers/supplier-hotels.ts'

export async function hotelNamed(
  { database, contracts }: Pick<Room, 'database' | 'contracts'>,
  hotelId: string,
): Promise<HotelView | undefined> {
  const ours = contracts.findHotel(hotelId)
  return ours === undefined ? (await findQuoted(database, hotelId))?.shown : hotelView(ours)
}
