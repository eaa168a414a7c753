import { persianDigits } from '#money/digits.ts'

/** Guests of one room. A child's age is that on the day of check-in. */
export interface Occupancy {
  readonly adults: number
  readonly childAges: readonly number[]
}

export interface OccupancyTyped {
  readonly adults: number
  readonly childAges: readonly (number | null)[]
}

/** §9: rooms of one order; then limits of any of our rooms */
export const MOST_ROOMS = 6
export const MOST_ADULTS = 6
export const MOST_CHILDREN = 4
/** older guests are adults (§5, age groups) */
export const OLDEST_CHILD = 12

export const OCCUPANCY_TEXTS = {
  /** §5: a child age is required for each hotel child */
  CHILD_AGE_REQUIRED: 'سن کودک را انتخاب کنید.',
  CHILD_AGE_IS_INVALID: 'سن کودک باید از ۰ تا ۱۲ سال باشد.',
  ADULT_REQUIRED: 'در هر اتاق دست‌کم یک بزرگسال باشد.',
  TOO_MANY_ADULTS: 'در هر اتاق حداکثر ۶ بزرگسال جا می‌شود.',
  TOO_MANY_CHILDREN: 'در هر اتاق حداکثر ۴ کودک جا می‌شود.',
  ROOM_REQUIRED: 'دست‌کم یک اتاق انتخاب کنید.',
  TOO_MANY_ROOMS: 'حداکثر ۶ اتاق در هر رزرو',
} as const
export type OccupancyKey = keyof typeof OCCUPANCY_TEXTS

export interface OccupancyFault {
  readonly property: string
  readonly key: OccupancyKey
}

export function occupancyFaults(rooms: readonly OccupancyTyped[]): readonly OccupancyFault[] {
  if (rooms.length === 0) return [{ property: 'rooms', key: 'ROOM_REQUIRED' }]
  if (rooms.length > MOST_ROOMS) return [{ property: 'rooms', key: 'TOO_MANY_ROOMS' }]
  return rooms.flatMap((room, place) => faultsOfRoom(room).map((fault) => within(fault, place)))
}

function faultsOfRoom({ adults, childAges }: OccupancyTyped): readonly OccupancyFault[] {
  const faults: OccupancyFault[] = []
  if (adults < 1) faults.push({ property: 'adults', key: 'ADULT_REQUIRED' })
  if (adults > MOST_ADULTS) faults.push({ property: 'adults', key: 'TOO_MANY_ADULTS' })
  if (childAges.length > MOST_CHILDREN) faults.push({ property: 'childAges', key: 'TOO_MANY_CHILDREN' })
  childAges.forEach((age, place) => {
    if (age === null) faults.push({ property: `childAges.${place}`, key: 'CHILD_AGE_REQUIRED' })
    else if (!isChildAge(age)) faults.push({ property: `childAges.${place}`, key: 'CHILD_AGE_IS_INVALID' })
  })
  return faults
}

function within({ property, key }: OccupancyFault, place: number): OccupancyFault {
  return { property: `rooms.${place}.${property}`, key }
}

function isChildAge(age: number): boolean {
  return Number.isInteger(age) && age >= 0 && age <= OLDEST_CHILD
}

const ordinals = ['اول', 'دوم', 'سوم', 'چهارم', 'پنجم', 'ششم'] as const

/** §9: «اتاق اول» … «اتاق ششم»; `place` from 0. */
export function roomName(place: number): string {
  const ordinal = ordinals[place]
  if (ordinal === undefined) throw new RangeError(`no room ${place}`)
  return `اتاق ${ordinal}`
}

export function guestsInWords({ adults, childAges }: Occupancy): string {
  const grown = `${persianDigits(adults)} بزرگسال`
  if (childAges.length === 0) return grown
  const ages = childAges.map((age) => (age === 0 ? 'زیر ۱ سال' : `${persianDigits(age)} ساله`)).join('، ')
  return `${grown}، ${persianDigits(childAges.length)} کودک (${ages})`
}
