import { latinDigits } from '#money/digits.ts'

export { formattedMobile } from '#web/formatted-mobile.ts'

/** Whose code stands before a number. */
export interface DialingCountry {
  /** ISO 3166-1 alpha-2: +1 is more than one country's */
  readonly code: string
  readonly name: string
  readonly dialingCode: string
}

export const iran: DialingCountry = { code: 'IR', name: 'ایران', dialingCode: '+98' }

/** The shape of a number after its dialing code; of other countries the server knows it. */
const shapes: Readonly<Record<string, RegExp>> = { '+98': /^9\d{9}$/, '+964': /^7\d{9}$/ }
const examples: Readonly<Record<string, string>> = {
  '+98': '\u2066۰۹۱۲ ۳۴۵ ۶۷۸۹\u2069',
  '+964': '\u2066۰۷۷۰ ۱۲۳ ۴۵۶۷\u2069',
}
const elsewhere = /^[1-9]\d{5,12}$/

/** What is written under the field of a number. */
export function mobileHint({ dialingCode }: DialingCountry): string {
  const example = examples[dialingCode]
  return example === undefined ? 'شمارهٔ موبایل، بدون کد کشور' : `مثل ${example}؛ با صفر یا بی‌صفر`
}

/**
 * §5: to E.164, from any digits, with or without zero and country code; undefined while incomplete. A code that is typed wins over the
 * chosen one.
 */
export function mobileIn(dialingCode: string, typed: string): string | undefined {
  const digits = latinDigits(typed.normalize('NFKC')).replace(/[^\d+]/g, '')
  const whole = digits.replace(/^00/, '+')
  const written = Object.keys(shapes).find((code) => whole.startsWith(code))
  if (written === undefined && whole.startsWith('+'))
    return /^\+[1-9]\d{7,14}$/.test(whole) ? whole : undefined
  const code = written ?? dialingCode
  const rest = (written === undefined ? whole : whole.slice(code.length)).replace(/^0/, '')
  return (shapes[code] ?? elsewhere).test(rest) ? code + rest : undefined
}
