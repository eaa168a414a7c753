/** A passport as it is kept; countries by their three letters (ISO 3166-1 alpha-3), as the passport itself has them. */
export interface Passport {
  readonly type: PassportType
  /** Latin capitals and digits */
  readonly number: string
  readonly nationality: string
  readonly issuingCountry: string
  readonly expiresOn: Temporal.PlainDate
}

/** §3, passport origin, and §5: what a number of each looks like. */
const shapes = {
  IranianPassport: /^[A-Z]\d{7,8}$/,
  IraqPassport: /^(?:[A-Z]\d{7,8}|[A-Z]{2}\d{6,7})$/,
  OtherCountries: /^[A-Z0-9]{6,10}$/,
} as const

export type PassportType = keyof typeof shapes

/** Persian names of the origins, and what their numbers are made of, as said under the field. */
export const PASSPORT_ORIGINS = {
  IranianPassport: { name: 'ایران', shape: 'یک حرف و ۷ یا ۸ رقم' },
  IraqPassport: { name: 'عراق', shape: 'یک حرف و ۷ یا ۸ رقم، یا دو حرف و ۶ یا ۷ رقم' },
  OtherCountries: { name: 'سایر کشورها', shape: '۶ تا ۱۰ حرف لاتین و رقم' },
} as const satisfies Record<PassportType, { name: string; shape: string }>

export const PASSPORT_TYPES = ['IranianPassport', 'IraqPassport', 'OtherCountries'] as const

const PASSPORT_VALID_MONTHS = 6

export function isPassportType(type: string | undefined): type is PassportType {
  return type !== undefined && Object.hasOwn(shapes, type)
}

/** `number` in Latin capitals and digits, as `tidied` makes it. */
export function isPassportNumber(number: string, type: PassportType): boolean {
  return shapes[type].test(number)
}

/** The origin of a passport by the country that issued it (ISO code of two letters). */
export function passportTypeOf(issuer: string): PassportType {
  if (issuer === 'IR') return 'IranianPassport'
  return issuer === 'IQ' ? 'IraqPassport' : 'OtherCountries'
}

/**
 * §5: a passport must be valid for six months more on the day the last leg lands; the first day that will do. Visas of some
 * countries ask for fewer months (§9).
 */
export function neededUntil(
  lastArrival: Temporal.PlainDate,
  months: number = PASSPORT_VALID_MONTHS,
): Temporal.PlainDate {
  return lastArrival.add({ months })
}

export function isValidLongEnough(
  expires: Temporal.PlainDate,
  lastArrival: Temporal.PlainDate,
  months?: number,
): boolean {
  return Temporal.PlainDate.compare(expires, neededUntil(lastArrival, months)) >= 0
}
