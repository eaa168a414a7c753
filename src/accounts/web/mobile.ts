import { latinDigits } from '#money/digits.ts'

export { formattedMobile } from '#web/formatted-mobile.ts'

export const dialing = {
  '+98': { country: 'ایران', shape: /^9\d{9}$/, example: '۰۹۱۲ ۳۴۵ ۶۷۸۹' },
  '+964': { country: 'عراق', shape: /^7\d{9}$/, example: '۰۷۷۰ ۱۲۳ ۴۵۶۷' },
} as const

export type DialingCode = keyof typeof dialing

export function isDialingCode(text: string): text is DialingCode {
  return Object.hasOwn(dialing, text)
}

/** §5: to E.164, from any digits, with or without zero and country code;
 * undefined while incomplete. A typed country code wins over the chosen one. */
export function mobileIn(country: DialingCode, typed: string): string | undefined {
  const digits = latinDigits(typed.normalize('NFKC')).replace(/[^\d+]/g, '')
  const whole = digits.replace(/^00/, '+')
  const written = Object.keys(dialing).find((code) => whole.startsWith(code))
  const code = written !== undefined && isDialingCode(written) ? written : country
  const rest = (written === undefined ? whole : whole.slice(code.length)).replace(/^0/, '')
  return dialing[code].shape.test(rest) ? code + rest : undefined
}
