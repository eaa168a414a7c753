import type { Amenity } from '#hotels/offered.ts'
import { mostPictures } from '#hotels/pictures.ts'
import type { Accommodation } from '#hotels/server/suppliers/duffel-stays/responses.ts'
import type { OfferedHotel } from '#hotels/supplier/offer.ts'

/** undefined without coordinates. */
export function hotelIn(said: Accommodation): OfferedHotel | undefined {
  const { id, name, location, check_in_information: hours } = said
  const place = location.geographic_coordinates
  if (place === null || place === undefined) return undefined
  const { line_one: street, city_name: city, region } = location.address
  return {
    ref: id,
    name,
    stars: starsOf(said),
    address: [street, city, region].filter((part) => part != null && part !== '').join(', '),
    area: street ?? city ?? '',
    ...place,
    amenities: amenitiesOf(said),
    checkInFrom: clockIn(hours?.check_in_after_time) ?? usual.checkInFrom,
    checkOutUntil: clockIn(hours?.check_out_before_time) ?? usual.checkOutUntil,
    phone: phoneIn(said.phone_number),
    photos: (said.photos ?? []).slice(0, mostPictures).map(({ url }) => url),
    about: (said.description ?? '').slice(0, 600),
  }
}

/** E.164 alone: a number without its country nobody can call from here */
function phoneIn(text: string | null | undefined): string | null {
  const digits = (text ?? '').replaceAll(/[\s().-]/g, '')
  return /^\+\d{8,15}$/.test(digits) ? digits : null
}

/** for hotels that give no hours: late check-in, early check-out */
const usual = { checkInFrom: '15:00', checkOutUntil: '11:00' } as const

function starsOf({ rating, ratings }: Accommodation): number {
  const most = rating ?? Math.max(0, ...(ratings ?? []).map(({ value }) => value))
  return Math.min(5, Math.max(0, Math.round(most)))
}

const known: Readonly<Record<string, Amenity>> = {
  wifi: 'wifi',
  parking: 'parking',
  pool: 'pool',
  gym: 'gym',
  spa: 'spa',
  restaurant: 'restaurant',
  laundry: 'laundry',
  accessibility_mobility: 'accessible',
  air_conditioning: 'air-conditioning',
  childcare_service: 'family',
}

function amenitiesOf({ amenities }: Accommodation): readonly Amenity[] {
  return [...new Set((amenities ?? []).flatMap(({ type }) => known[type] ?? []))]
}

/** «14:30» from 14:30 or 14:30:00 */
function clockIn(text: string | null | undefined): string | undefined {
  return /^([01]\d|2[0-3]):[0-5]\d/.exec(text ?? '')?.[0]
}
