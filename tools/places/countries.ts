import names from 'i18n-iso-countries'
import persian from 'i18n-iso-countries/langs/fa.json' with { type: 'json' }
import { getCountries, getCountryCallingCode } from 'libphonenumber-js'
import type { Country } from '#places/place.ts'

/** §3 fixes two ids; the others are 4000 + ISO 3166-1 number. */
const FIXED_IDS: Readonly<Record<string, number>> = { IR: 3414, IQ: 3415 }

/** §7: countries with a dialing code, in ISO's alphabetical order. */
export function countries(): readonly Country[] {
  const english = new Intl.DisplayNames('en', { type: 'region' })
  names.registerLocale(persian)
  return getCountries()
    .filter((code) => names.isValid(code))
    .toSorted()
    .map((code) => ({
      id: FIXED_IDS[code] ?? 4000 + Number(names.alpha2ToNumeric(code)),
      code,
      code3: known(code, names.alpha2ToAlpha3(code)),
      name: known(code, names.getName(code, 'fa')),
      nameEn: known(code, english.of(code)),
      dialingCode: `+${getCountryCallingCode(code)}`,
    }))
}

function known(code: string, value: string | undefined): string {
  if (!value) throw new Error(`The packages do not name ${code}`)
  return value
}
