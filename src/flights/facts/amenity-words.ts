import type { Amenities, seatTypes } from '#flights/facts/amenities.ts'
import { persianDigits } from '#money/digits.ts'

const seats = {
  standard: 'صندلی معمولی',
  'extra-legroom': 'صندلی با جای پای بیشتر',
  couch: 'ردیف تخت‌شو',
  recliner: 'صندلی خوابیده‌تر',
  'angle-flat': 'صندلی تقریباً تخت',
  'flat-pod': 'صندلی تخت‌شو با دیواره',
  suite: 'سوئیت جدا',
} as const satisfies Record<(typeof seatTypes)[number], string>

const wifi = {
  none: 'بدون وای‌فای',
  free: 'وای‌فای رایگان',
  paid: 'وای‌فای پولی',
  'free-or-paid': 'وای‌فای رایگان یا پولی',
  untold: 'وای‌فای دارد',
} as const satisfies Record<NonNullable<Amenities['wifi']>, string>

const centimetresInInch = 2.54

/** «فاصلهٔ ردیف‌ها ۷۹ سانتی‌متر»، «وای‌فای پولی»، «پریز برق دارد». */
export function amenityWords(amenities: Amenities): readonly string[] {
  const { seatPitch, seatType, power } = amenities
  return [
    ...(seatPitch === null
      ? []
      : [`فاصلهٔ ردیف‌ها ${persianDigits(Math.round(seatPitch * centimetresInInch))} سانتی‌متر`]),
    ...(seatType === null ? [] : [seats[seatType]]),
    ...(amenities.wifi === null ? [] : [wifi[amenities.wifi]]),
    ...(power === null ? [] : [power ? 'پریز برق دارد' : 'بدون پریز برق']),
  ]
}
