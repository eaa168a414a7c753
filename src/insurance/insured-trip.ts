import { ageAt } from '#calendar/ages.ts'
import { longestDays, oldestYears, tariffOn } from '#insurance/tariff.ts'
import { type Zone, zoneOf } from '#insurance/zones.ts'
import { persianDigits } from '#money/digits.ts'
import { findCountry } from '#places/countries.ts'

/** Days ISO, local to Tehran: the policy lasts from the first to the last. */
export interface TripRequest {
  /** ISO 3166 alpha-2, where one stays the longest */
  readonly country: string
  readonly startsOn: string
  readonly endsOn: string
}

export interface InsuredTrip {
  readonly country: string
  readonly countryName: string
  readonly countryNameEn: string
  readonly zone: Zone
  readonly startsOn: Temporal.PlainDate
  readonly endsOn: Temporal.PlainDate
  readonly days: number
}

export type TripFault = { readonly property: keyof TripRequest | 'births'; readonly says: string }

/** A year ahead at most, as tariffs are dated. */
const LATEST_START_DAYS = 365

export function tripOf({ country, startsOn, endsOn }: TripRequest): InsuredTrip | undefined {
  const [zone, found] = [zoneOf(country), findCountry(country)]
  const [first, last] = [Temporal.PlainDate.from(startsOn), Temporal.PlainDate.from(endsOn)]
  if (zone === undefined || found === undefined) return undefined
  return {
    country,
    countryName: found.name,
    countryNameEn: found.nameEn,
    zone,
    startsOn: first,
    endsOn: last,
    days: first.until(last).days + 1,
  }
}

/** Of what was asked, on a day in Tehran. */
export function tripFaults(request: TripRequest, today: Temporal.PlainDate): readonly TripFault[] {
  const trip = tripOf(request)
  if (trip === undefined) return [{ property: 'country', says: 'کشوری بیرون از ایران را انتخاب کنید.' }]
  const longest = longestDays(tariffOn(today.toString()))
  if (Temporal.PlainDate.compare(trip.startsOn, today) < 0)
    return [{ property: 'startsOn', says: 'روز رفت گذشته است؛ روز دیگری را انتخاب کنید.' }]
  if (today.until(trip.startsOn).days > LATEST_START_DAYS)
    return [{ property: 'startsOn', says: 'بیمه‌نامه حداکثر یک سال زودتر فروخته می‌شود.' }]
  if (trip.days < 1) return [{ property: 'endsOn', says: 'روز برگشت پیش از روز رفت است.' }]
  return trip.days > longest ? [{ property: 'endsOn', says: 'بیمه‌نامه بیش از یک سال نمی‌شود.' }] : []
}

/** Years on the first day, of each; the youngest and the oldest that are insured. */
export function ageFault(
  birth: Temporal.PlainDate,
  { startsOn }: Pick<InsuredTrip, 'startsOn'>,
  today: Temporal.PlainDate,
): string | undefined {
  if (Temporal.PlainDate.compare(birth, today) > 0) return 'تاریخ تولد هنوز نرسیده است.'
  const oldest = oldestYears(tariffOn(today.toString()))
  return ageAt(birth, startsOn) > oldest
    ? `این بیمه تا ${persianDigits(oldest)} سالگی فروخته می‌شود.`
    : undefined
}
