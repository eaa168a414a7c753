import type { Rates } from '#money/rates.ts'
import type { VisaCountry } from '#visas/choice.ts'
import { countryData } from '#visas/countries.ts'
import { countryPaths } from '#visas/country-paths.ts'
import { tariffOf } from '#visas/data/tariffs.ts'
import { lengthsOf } from '#visas/lengths.ts'
import type { VisaCountryView, VisaFacts } from '#visas/responses.ts'

export function countryView(code: VisaCountry, isOpen: boolean): VisaCountryView {
  return { code, name: countryData(code).name, path: countryPaths[code], isOpen }
}

export function factsOf(code: VisaCountry, isOpen: boolean, rates: Rates): VisaFacts {
  const { about, papers, otherPapers, questions, rejections, takes, sources, ...rest } = countryData(code)
  const { currency } = tariffOf(code)
  const { validityDays, passportMonths, asOf } = rest
  return {
    ...countryView(code, isOpen),
    about,
    lengths: lengthsOf(code, rates[currency]),
    rate: { ...rates[currency], currency },
    papers: [...papers],
    otherPapers: [...otherPapers],
    questions: [...questions],
    rejections: [...rejections],
    takes: [...takes],
    validityDays,
    passportMonths,
    asOf,
    sources: [...sources],
  }
}
