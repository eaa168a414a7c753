import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { refuse } from '#accounts/server/refusals.ts'
import { latinDigits } from '#money/digits.ts'

/** Where a number written without its country code may be from: 09… is Iranian, 07… Iraqi. */
const countries: readonly CountryCode[] = ['IR', 'IQ']

/** A mobile number as typed, in any script of digits, in E.164. Refuses MOBILE_IS_INVALID, other countries too. */
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
