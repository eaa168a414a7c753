import { FIRST_RATES, type Rate } from '#money/rates.ts'
import type { VisaChoice, VisaCountry } from '#visas/choice.ts'
import { tariffOf } from '#visas/data/tariffs.ts'
import { type PriceReckoned, priceOf } from '#visas/price.ts'

export function firstRate(country: VisaCountry): Rate {
  return FIRST_RATES[tariffOf(country).currency]
}

/** As a house sells it whose desk has entered no rate yet. */
export function firstPrice(choice: VisaChoice, applicants: number): PriceReckoned | undefined {
  return priceOf(choice, applicants, firstRate(choice.country))
}
