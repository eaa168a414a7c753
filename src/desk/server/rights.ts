import { isRole, type Role, roleTitles } from '#desk/roles.ts'
import { refuse } from '#desk/server/refusals.ts'
import type { Invitation, Rights } from '#desk/server/staff.ts'
import { staffName } from '#desk/staff-name.ts'

/** Names of hotels of our own contracts, by their ids. */
export type HotelName = (hotelId: string) => string | undefined

export interface RightsTyped {
  readonly roles: readonly string[]
  readonly hotels?: readonly string[] | undefined
}

const hotelier: Role = 'hotelier'
const mostHotels = 20

/** Throws NAME_INVALID, and as `checkedRights`. */
export function checkedInvitation(
  { name, ...rights }: RightsTyped & { readonly name: string },
  hotelName: HotelName,
): Invitation {
  const trimmed = staffName(name)
  if (trimmed === undefined) throw refuse('NAME_INVALID', { property: 'name' })
  return { name: trimmed, ...checkedRights(rights, hotelName) }
}

/** Who works for a hotel has that role alone, and a hotel. Throws ROLE_UNKNOWN, HOTELIER_ALONE, HOTELS_MISSING, HOTELS_NOT_THEIRS. */
export function checkedRights({ roles, hotels = [] }: RightsTyped, hotelName: HotelName): Rights {
  const known = [...new Set(roles)].filter(isRole)
  if (known.length === 0 || known.length < new Set(roles).size) throw refuse('ROLE_UNKNOWN')
  const theirs = [...new Set(hotels)]
  if (!known.includes(hotelier)) {
    if (theirs.length > 0) throw refuse('HOTELS_NOT_THEIRS')
    return { roles: known, hotels: [] }
  }
  if (known.length > 1) throw refuse('HOTELIER_ALONE')
  if (theirs.length === 0 || theirs.length > mostHotels || theirs.some((id) => hotelName(id) === undefined))
    throw refuse('HOTELS_MISSING', { property: 'hotels' })
  return { roles: known, hotels: theirs }
}

export function rightsInWords({ roles, hotels = [] }: RightsTyped, hotelName: HotelName): string {
  const titles = roles.length === 0 ? 'هیچ نقشی' : roleTitles(roles)
  return hotels.length === 0 ? titles : `${titles} ${hotels.map((id) => hotelName(id) ?? id).join('، ')}`
}
