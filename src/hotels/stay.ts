/** Days of the hotel's own calendar: check-in day and check-out day. */
export interface Stay {
  readonly checkIn: Temporal.PlainDate
  readonly checkOut: Temporal.PlainDate
}

export const MOST_NIGHTS = 30
export const MOST_DAYS_AHEAD = 365

export const STAY_TEXTS = {
  CHECK_IN_IS_PAST: 'روز ورود گذشته است؛ روز دیگری را انتخاب کنید.',
  CHECK_OUT_NOT_AFTER_CHECK_IN: 'روز خروج باید پس از روز ورود باشد.',
  STAY_TOO_LONG: 'هر رزرو حداکثر ۳۰ شب است؛ برای اقامت طولانی‌تر دو بار رزرو کنید.',
  STAY_TOO_FAR_AHEAD: 'اتاق‌ها تا یک سال دیگر فروخته می‌شوند؛ روز نزدیک‌تری را انتخاب کنید.',
} as const
export type StayKey = keyof typeof STAY_TEXTS

export function nightCount({ checkIn, checkOut }: Stay): number {
  return checkIn.until(checkOut).days
}

export function nightsOf(stay: Stay): readonly Temporal.PlainDate[] {
  return Array.from({ length: nightCount(stay) }, (_, place) => stay.checkIn.add({ days: place }))
}

/** `today` is local to the hotel; undefined when it can be sold. */
export function stayFault({ checkIn, checkOut }: Stay, today: Temporal.PlainDate): StayKey | undefined {
  if (Temporal.PlainDate.compare(checkIn, today) < 0) return 'CHECK_IN_IS_PAST'
  if (Temporal.PlainDate.compare(checkOut, checkIn) <= 0) return 'CHECK_OUT_NOT_AFTER_CHECK_IN'
  if (nightCount({ checkIn, checkOut }) > MOST_NIGHTS) return 'STAY_TOO_LONG'
  return today.until(checkOut).days > MOST_DAYS_AHEAD ? 'STAY_TOO_FAR_AHEAD' : undefined
}
