import { sql } from 'kysely'
import { maybe, type Trx } from '#database/database.ts'
import { mayDo } from '#desk/roles.ts'
import type { Audit } from '#desk/server/audit.ts'
import type { Desk } from '#desk/server/desk.ts'
import { refuse } from '#desk/server/refusals.ts'
import type { Extranet } from '#hotels/server/extranet/extranet.ts'
import type { House } from '#server/house.ts'
import type { Refusal } from '#server/refusal.ts'
import type { StaffVisitor } from '#server/visitor.ts'

export interface HotelRooms extends Pick<House, 'clock'> {
  readonly desk: Pick<Desk, 'database'> & { readonly audit: Audit }
  readonly hotels: { readonly extranet: Extranet }
}

type NamedHotel = ReturnType<Extranet['hotels']>[number]

/** The house's own people have all of them; staff of a hotel theirs. By its name. */
export async function hotelsFor(
  { desk, hotels }: HotelRooms,
  by: StaffVisitor,
): Promise<readonly NamedHotel[]> {
  const all = hotels.extranet.hotels()
  if (mayDo(by.roles, 'hotels.all')) return all
  const theirs = await boundTo(desk.database, by)
  return all.filter(({ id }) => theirs.includes(id))
}

/** Whoever asks for another's leaves an entry. Throws HOTEL_NOT_YOURS. */
export async function mustBeTheirs(rooms: HotelRooms, by: StaffVisitor, hotelId: string): Promise<void> {
  if (!(await isTheirs(rooms.desk.database, by, hotelId))) throw await notTheirs(rooms, by, hotelId)
}

/** In a transaction in which nobody loses the hotel until it ends. Throws HOTEL_NOT_YOURS, with an entry that outlives it. */
export async function atTheirs(
  rooms: HotelRooms,
  by: StaffVisitor,
  { hotelId, work }: { readonly hotelId: string; readonly work: (trx: Trx) => Promise<void> },
): Promise<void> {
  const isDone = await rooms.desk.database.transaction().execute(async (trx) => {
    if (!(await isTheirs(trx, by, hotelId))) return false
    await work(trx)
    return true
  })
  if (!isDone) throw await notTheirs(rooms, by, hotelId)
}

async function isTheirs(trx: Trx, by: StaffVisitor, hotelId: string): Promise<boolean> {
  return mayDo(by.roles, 'hotels.all') || (await boundTo(trx, by)).includes(hotelId)
}

async function notTheirs({ desk }: HotelRooms, by: StaffVisitor, hotelId: string): Promise<Refusal> {
  await desk.audit.record(desk.database, by, {
    action: 'hotel.not-theirs',
    outcome: 'refused',
    subject: { kind: 'lodging', id: hotelId },
  })
  return refuse('HOTEL_NOT_YOURS')
}

async function boundTo(trx: Trx, { staffId }: StaffVisitor): Promise<readonly string[]> {
  const row = await maybe(
    trx,
    sql<{ hotels: readonly string[] }>`select hotels from desk.staff
      where id = ${staffId} and disabled_at is null for share`,
  )
  return row?.hotels ?? []
}
