import { COUNTRIES, type Country } from '#places/countries.ts'
import { countryNames } from '#places/country-names.ts'
import { fold } from '#places/fold.ts'
import { readingsOf } from '#places/readings.ts'

/** Our travellers' most common countries; first when nothing is typed. */
const usual = ['IRN', 'IRQ', 'AFG', 'TUR', 'ARE', 'PAK', 'AZE', 'LBN', 'SYR', 'IND']

interface Named {
  readonly country: Country
  readonly names: readonly string[]
}

let index: readonly Named[] | undefined

function namedCountries(): readonly Named[] {
  index ??= COUNTRIES.map((country) => ({
    country,
    names: [...countryNames(country), country.code, country.code3].map(fold),
  }))
  return index
}

/** By full name in Persian or English or by ISO code; else the only one that begins so. */
export function countryNamed(text: string): Country | undefined {
  const name = fold(text)
  if (name === '') return undefined
  const exact = namedCountries().find(({ names }) => names.includes(name))
  if (exact !== undefined || name.length < 3) return exact?.country
  const [only, ...others] = beginning(name)
  return others.length === 0 ? only : undefined
}

/** Prefix matches first; the other keyboard layout when nothing matches; common countries when nothing is typed. */
export function searchCountries(typed: string, take = 8): readonly Country[] {
  if (typed.trim() === '')
    return usual.flatMap((code) => countriesWhere((name) => name === fold(code))).slice(0, take)
  for (const reading of readingsOf(typed)) {
    const found = new Set([...whole(reading), ...beginning(reading), ...containing(reading)])
    if (found.size > 0) return [...found].slice(0, take)
  }
  return []
}

function whole(name: string): readonly Country[] {
  return countriesWhere((each) => each === name)
}

function beginning(name: string): readonly Country[] {
  return countriesWhere((each) => each.startsWith(name))
}

function containing(name: string): readonly Country[] {
  return name.length < 3 ? [] : countriesWhere((each) => each.includes(name))
}

function countriesWhere(isMeant: (name: string) => boolean): readonly Country[] {
  return namedCountries()
    .filter(({ names }) => names.some(isMeant))
    .map(({ country }) => country)
}
