import { dateRange, dateSeenFrom } from '#calendar/formatted.ts'
import type { OccupancyTyped } from '#hotels/occupancy.ts'
import type { Amenity } from '#hotels/offered.ts'
import { persianDigits } from '#money/digits.ts'
import type { IconName } from '#web/ui/icon-names.ts'

export const amenityIcons: Readonly<Record<Amenity, IconName>> = {
  wifi: 'wifi-high-duotone',
  parking: 'letter-circle-p-duotone',
  pool: 'swimming-pool-duotone',
  beach: 'umbrella-duotone',
  gym: 'barbell-duotone',
  spa: 'flower-lotus-duotone',
  restaurant: 'fork-knife-duotone',
  cafe: 'coffee-duotone',
  transfer: 'car-duotone',
  'prayer-room': 'mosque-duotone',
  family: 'users-three-duotone',
  accessible: 'wheelchair-duotone',
  'air-conditioning': 'snowflake-duotone',
  laundry: 'washing-machine-duotone',
  garden: 'tree-duotone',
  'shrine-view': 'mosque-duotone',
}

export function roomsInWords(rooms: readonly OccupancyTyped[]): string {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0)
  const children = rooms.reduce((sum, room) => sum + room.childAges.length, 0)
  const people = `${persianDigits(rooms.length)} اتاق، ${persianDigits(adults)} بزرگسال`
  return children === 0 ? people : `${people} و ${persianDigits(children)} کودک`
}

export function nightsInWords(nights: number): string {
  return `${persianDigits(nights)} شب`
}

/** «پنجشنبه ۱۲ آذر تا یکشنبه ۱۵ آذر» */
export function stayInWords({ checkIn, checkOut }: StayDays, today: string): string {
  const [now, from, to] = [today, checkIn, checkOut].map((day) => Temporal.PlainDate.from(day))
  return now && from && to ? `${dateSeenFrom(now, from)} تا ${dateSeenFrom(now, to)}` : ''
}

/** Nights differ in price: of several a mean is shown. */
export function eachNightWords(nights: number): string {
  return nights === 1 ? 'هر شب' : 'میانگین هر شب'
}

/** «۱۲ تا ۱۵ آذر» */
export function stayInBrief({ checkIn, checkOut }: StayDays): string {
  return dateRange(Temporal.PlainDate.from(checkIn), Temporal.PlainDate.from(checkOut))
}

interface StayDays {
  readonly checkIn: string
  readonly checkOut: string
}
