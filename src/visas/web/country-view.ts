import { priceText } from '#money/display-unit.ts'
import type { VisaCountryView, VisaFacts } from '#visas/responses.ts'
import { lowestOf } from '#visas/sold-choice.ts'
import { takesInWords } from '#visas/web/visa-words.ts'

export interface CountryView extends VisaCountryView {
  readonly takes: string
  readonly from: string
}

export function countryView({ code, name, path, isOpen, takes, lengths }: VisaFacts): CountryView {
  const [usual] = takes
  const time = usual === undefined ? '' : takesInWords(usual)
  return { code, name, path, isOpen, takes: time, from: priceText(lowestOf(lengths)) }
}
