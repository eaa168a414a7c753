import type { VisaCountry } from '#visas/choice.ts'
import { countryData } from '#visas/countries.ts'
import { countryPaths } from '#visas/country-paths.ts'
import { lengthsOf } from '#visas/lengths.ts'
import type { VisaCountryView, VisaFacts } from '#visas/responses.ts'

export function countryView(code: VisaCountry, isOpen: boolean): VisaCountryView {
  return { code, name: countryData(code).name, path: countryPaths[code], isOpen }
}

export function factsOf(code: VisaCountry, isOpen: boolean): VisaFacts {
  const { about, papers, otherPapers, questions, rejections, takes, sources, ...rest } = countryData(code)
  const { validityDays, passportMonths, asOf } = rest
  return {
    ...countryView(code, isOpen),
    about,
    lengths: lengthsOf(code),
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
