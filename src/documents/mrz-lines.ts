import { checkDigit } from '#documents/check-digits.ts'

/** TD3: 44 characters each. */
export type MrzLines = readonly [string, string]

/** ICAO 9303-4 §4.2. Days as printed: "740812"; fillers for what is unknown. */
export interface PassportZone {
  /** "P", or "P" and a letter of the state */
  readonly type: string
  /** the zone's own codes: "IRN", but "D" for Germany */
  readonly issuer: string
  readonly surname: string
  readonly givenNames: string
  readonly number: string
  readonly nationality: string
  readonly birthDate: string
  readonly sex: 'M' | 'F' | ''
  readonly expiryDate: string
  /** in Iran the national code; may be empty */
  readonly personalNumber: string
}

export const LINE_LENGTH = 44

export function linesOf(zone: PassportZone): MrzLines {
  const names = `${inZone(zone.surname)}<<${inZone(zone.givenNames)}`
  const number = filled(zone.number, 9)
  const personal = filled(inZone(zone.personalNumber), 14)
  const numberChecked = number + checkDigit(number)
  const birth = zone.birthDate + checkDigit(zone.birthDate)
  const expiry = zone.expiryDate + checkDigit(zone.expiryDate)
  const personalChecked = personal + (zone.personalNumber === '' ? '<' : checkDigit(personal))
  const whole = checkDigit(numberChecked + birth + expiry + personalChecked)
  return [
    filled(filled(zone.type, 2) + filled(zone.issuer, 3) + names, LINE_LENGTH),
    numberChecked +
      filled(zone.nationality, 3) +
      birth +
      (zone.sex || '<') +
      expiry +
      personalChecked +
      whole,
  ]
}

/** Does not verify check digits. */
export function zoneOf([first, second]: MrzLines): PassportZone {
  const [surname = '', ...given] = first.slice(5).split('<<')
  const sex = second[20]
  return {
    type: words(first.slice(0, 2)),
    issuer: words(first.slice(2, 5)),
    surname: words(surname),
    givenNames: words(given.join('<')),
    number: words(second.slice(0, 9)),
    nationality: words(second.slice(10, 13)),
    birthDate: second.slice(13, 19),
    sex: sex === 'M' || sex === 'F' ? sex : '',
    expiryDate: second.slice(21, 27),
    personalNumber: words(second.slice(28, 42)),
  }
}

/** The five check digits of the second line. An empty personal number may have a filler for its own. */
export function agrees(second: string): boolean {
  const field = (from: number, to: number) => second.slice(from, to)
  const isChecked = (from: number, to: number) => checkDigit(field(from, to)) === second[to]
  const hasNoPersonalNumber = field(28, 43) === '<'.repeat(15)
  const whole = field(0, 10) + field(13, 20) + field(21, 43)
  return (
    second.length === LINE_LENGTH &&
    isChecked(0, 9) &&
    isChecked(13, 19) &&
    isChecked(21, 27) &&
    (isChecked(28, 42) || hasNoPersonalNumber) &&
    checkDigit(whole) === second[43]
  )
}

function words(text: string): string {
  return text.replaceAll('<', ' ').replace(/ +/g, ' ').trim()
}

function inZone(text: string): string {
  return text.replaceAll(/[ -]/g, '<')
}

function filled(text: string, length: number): string {
  return text.padEnd(length, '<').slice(0, length)
}
