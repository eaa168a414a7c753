import { type VisaCountry, visaCountries } from '#visas/choice.ts'

/** What a country is called in addresses (§2, its spelling of Thailand included). */
const slugs = { AE: 'uae', AZ: 'azerbaijan', IT: 'italy', TH: 'thiland' } as const satisfies Record<
  VisaCountry,
  string
>

/** Each country's own page. */
export const countryPaths = {
  AE: '/visa-uae',
  AZ: '/visa-azerbaijan',
  IT: '/visa-italy',
  TH: '/visa-thiland',
} as const satisfies Record<VisaCountry, `/visa-${string}`>

/** Where its visa is chosen, without what is said of it. */
export function typePath(country: VisaCountry): `/visa/${string}/type` {
  return `/visa/${slugs[country]}/type`
}

/** The country of `uae`, `AE` or `thailand`; nothing for any other word. */
export function countryOf(word: string): VisaCountry | undefined {
  const said = word.toLowerCase()
  if (said === 'thailand') return 'TH'
  return visaCountries.find((country) => slugs[country] === said || country.toLowerCase() === said)
}

/** The country of a path that begins `/visa-uae` or `/visa/uae`, if it is one of ours. */
export function countryAt(pathname: string): VisaCountry | undefined {
  const [, word = ''] = /^\/visa[-/]([a-z]+)(?:[/.]|$)/i.exec(pathname) ?? []
  return countryOf(word)
}
