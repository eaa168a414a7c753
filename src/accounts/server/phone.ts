import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { refuse } from '#accounts/server/refusals.ts'
import { latinDigits } from '#money/digits.ts'

/** Numbers may be written without their code. */
const homes: readonly CountryCode[] = ['IR', 'IQ']
/** Some plans (+1) do not tell mobiles from land lines. */
const mobiles: ReadonlySet<string | undefined> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE'])

/** To E.164, from any digits; from abroad with the country's code. Throws MOBILE_IS_INVALID. */
export function phoneOf(mobile: string): string {
  const written = latinDigits(mobile.normalize('NFKC'))
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
  for (const country of homes) {
    const number = parsePhoneNumberFromString(written, country)
    if (number?.country === country && number.getType() === 'MOBILE') return number.number
  }
  const abroad = written.startsWith('+') ? parsePhoneNumberFromString(written) : undefined
  if (abroad?.isValid() === true && isAbroad(abroad.number) && mobiles.has(abroad.getType()))
    return abroad.number
  throw refuse('MOBILE_IS_INVALID', { property: 'mobile' })
}

/** The country's dialing code; undefined for Iran and Iraq, where messages are cheap. */
export function abroadCode(phone: string): string | undefined {
  return isAbroad(phone) ? parsePhoneNumberFromString(phone)?.countryCallingCode : undefined
}

function isAbroad(phone: string): boolean {
  return !/^\+(?:98|964)/.test(phone)
}
