import { type VisaCountry, visaCountries } from '#visas/choice.ts'

/** Slugs of §2, its spelling of Thailand included. */
const slugs = { AE: 'uae', AZ: 'azerbaijan', IT: 'italy', TH: 'thiland' } as const satisfies Record<
  VisaCountry,
  string
>

export const countryPaths = {
  AE: '/visa-uae',
  AZ: '/visa-azerbaijan',
  IT: '/visa-italy',
  TH: '/visa-thiland',
} as const satisfies Record<VisaCountry, `/visa-${string}`>

export function typePath(country: VisaCountry): `/visa/${string}/type` {
  return `/visa/${slugs[country]}/type`
}

export function countryOf(word: string): VisaCountry | undefined {
  const said = word.toLowerCase()
  if (said === 'thailand') return 'TH'
  return visaCountries.find((country) => slugs[country] === said || country.toLowerCase() === said)
}

export function countryAt(pathname: string): VisaCountry | undefined {
  const [, word = ''] = /^\/visa[-/]([a-z]+)(?:[/.]|$)/i.exec(pathname) ?? []
  return countryOf(word)
}
