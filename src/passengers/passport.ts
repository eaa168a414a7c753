/** §3, passport origin, and §5: what a number of each looks like. */
const shapes = {
  IraqPassport: /^(?:[A-Z]\d{7,8}|[A-Z]{2}\d{6,7})$/,
  IranianPassport: /^[A-Z]\d{7,8}$/,
  OtherCountries: /^[A-Z0-9]{6,10}$/,
} as const

export type PassportType = keyof typeof shapes

export const PASSPORT_VALID_MONTHS = 6

export function isPassportType(type: string | undefined): type is PassportType {
  return type !== undefined && Object.hasOwn(shapes, type)
}

/** `number` in Latin capitals and digits, as `tidied` makes it. */
export function isPassportNumber(number: string, type: PassportType): boolean {
  return shapes[type].test(number)
}

/** §5: a passport must be valid for six months more on the day of the flight. */
export function isValidLongEnough(expires: Temporal.PlainDate, flightDate: Temporal.PlainDate): boolean {
  const needed = flightDate.add({ months: PASSPORT_VALID_MONTHS })
  return Temporal.PlainDate.compare(expires, needed) >= 0
}
