import type { Occupancy } from '#hotels/occupancy.ts'
import { persianDigits } from '#money/digits.ts'

/** Each from 1 to 5. */
export const reviewParts = ['clean', 'staff', 'comfort', 'place', 'worth'] as const
export type ReviewPart = (typeof reviewParts)[number]
export type PartScores = Readonly<Record<ReviewPart, number>>

export const companies = ['family', 'couple', 'alone', 'friends'] as const
export type Company = (typeof companies)[number]

export type ReviewState = 'held' | 'published' | 'refused'

/** characters */
export const longestReview = 1000
/** fewer make no score: one guest's bad night is no measure of a hotel */
export const leastReviews = 5
/** after the check-out */
export const reviewDays = 180

export const partNames: Readonly<Record<ReviewPart, string>> = {
  clean: 'تمیزی',
  staff: 'رفتار کارکنان',
  comfort: 'راحتی اتاق',
  place: 'جای هتل',
  worth: 'ارزش در برابر پول',
}

export const companyNames: Readonly<Record<Company, string>> = {
  family: 'خانواده با کودک',
  couple: 'زوج',
  alone: 'تنها',
  friends: 'گروه و دوستان',
}

/** A mean of at least `leastReviews`, in tenths of ten: 92 is «۹.۲». */
export interface HotelScore {
  readonly tenths: number
  readonly count: number
}

/** «۹.۲», «۱۰» */
export function formattedScore(tenths: number): string {
  return persianDigits(String(Math.round(tenths) / 10))
}

/** Rounded as it is written, so that word and number agree. */
export function scoreInWords(tenths: number): string {
  return grades.find(({ from }) => Math.round(tenths) >= from)?.says ?? 'ضعیف'
}

const grades = [
  { from: 90, says: 'عالی' },
  { from: 80, says: 'خیلی خوب' },
  { from: 70, says: 'خوب' },
  { from: 60, says: 'قابل قبول' },
  { from: 50, says: 'متوسط' },
] as const

/** As proposed by the form; the guest may say otherwise. */
export function companyOf(rooms: readonly Occupancy[]): Company {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0)
  if (rooms.some(({ childAges }) => childAges.length > 0)) return 'family'
  return adults === 1 ? 'alone' : adults === 2 && rooms.length === 1 ? 'couple' : 'friends'
}
