import { machineLetters } from '#accounts/machine-letters.ts'
import { persianLetters } from '#accounts/names.ts'
import { latinDigits } from '#money/digits.ts'
import type { PassengerForm } from '#passengers/form.ts'
import { countryNamed } from '#places/country-search.ts'

/** Latin digits, Persian ی and ک, capitals for Latin, countries by Persian names, no extra spaces. */
export function tidied<Form extends PassengerForm>(form: Form): Form {
  const texts = Object.entries(form).flatMap(([field, value]) =>
    typeof value === 'string' ? [[field, value]] : [],
  )
  const tidy = texts.map(([field = '', value = '']) => [
    field,
    tidiers[field]?.(plain(value)) ?? plain(value),
  ])
  return { ...form, ...Object.fromEntries(tidy) }
}

const tidiers: Readonly<Record<string, (text: string) => string>> = {
  firstName: machineLetters,
  lastName: machineLetters,
  firstNameFarsi: persianLetters,
  lastNameFarsi: persianLetters,
  nationalityCountryNameFa: countryName,
  passportIssuingCountryCountryNameFa: countryName,
  nationalCode: (text) => text.replace(/[\s\u200c-\u200f\u2066-\u2069-]/g, ''),
  passportNumber: (text) => text.replace(/[\s\u200c-\u200f\u2066-\u2069-]/g, '').toUpperCase(),
}

function countryName(text: string): string {
  return countryNamed(text)?.name ?? persianLetters(text)
}

function plain(text: string): string {
  return latinDigits(text.normalize('NFKC')).replace(/\s+/g, ' ').trim()
}
