/** Countries are ISO 3166-1 alpha-3, as in the passport. */
export interface Passport {
  readonly type: PassportType
  readonly number: string
  readonly nationality: string
  readonly issuingCountry: string
  readonly expiresOn: Temporal.PlainDate
}

/** §3, passport origin; §5, the shape of a number of each. */
const shapes = {
  IranianPassport: /^[A-Z]\d{7,8}$/,
  IraqPassport: /^(?:[A-Z]\d{7,8}|[A-Z]{2}\d{6,7})$/,
  OtherCountries: /^[A-Z0-9]{6,10}$/,
} as const

export type PassportType = keyof typeof shapes

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

export function isPassportNumber(number: string, type: PassportType): boolean {
  return shapes[type].test(number)
}

export function passportTypeOf(issuer: string): PassportType {
  if (issuer === 'IR') return 'IranianPassport'
  return issuer === 'IQ' ? 'IraqPassport' : 'OtherCountries'
}

/** §5: valid six months after the last landing; fewer for some visas (§9). The first valid expiry date. */
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
