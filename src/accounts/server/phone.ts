import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { refuse } from '#accounts/server/refusals.ts'
import { latinDigits } from '#money/digits.ts'

const countries: readonly CountryCode[] = ['IR', 'IQ']

/** To E.164, from any digits. Throws MOBILE_IS_INVALID, for other countries too. */
export function phoneOf(mobile: string): string {
  const written = latinDigits(mobile.normalize('NFKC'))
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+')
  for (const country of countries) {
    const number = parsePhoneNumberFromString(written, country)
    if (number?.country === country && number.getType() === 'MOBILE') return number.number
  }
  throw refuse('MOBILE_IS_INVALID', { property: 'mobile' })
}
