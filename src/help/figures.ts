import { durationWords } from '#calendar/formatted.ts'
import { placeholdersOf } from '#content/placeholders.ts'
import { presenceMinutes } from '#flights/abroad/route-rules.ts'
import { systemShares } from '#flights/choosing/fare-prices.ts'
import { bagTariffs } from '#flights/facts/bag-tariffs.ts'
import { cabinKg } from '#flights/facts/cabin-bag.ts'
import { figures as law } from '#law/figures.ts'
import { persianDigits } from '#money/digits.ts'
import { priceWords } from '#money/display-unit.ts'
import { holdLimits } from '#orders/limits.ts'
import { compensationRule } from '#refunds/compensation.ts'
import { MOST_APPLICANTS } from '#visas/choice.ts'
import { minutesToCancel, withdrawalLimits } from '#withdrawals/limits.ts'

export const figures = {
  ...law,
  cabinEconomy: persianDigits(cabinKg[1]),
  cabinBusiness: persianDigits(cabinKg[2]),
  childShare: persianDigits(systemShares.Child),
  infantShare: persianDigits(systemShares.Infant),
  extraBags: extraBags(),
  holds: persianDigits(holdLimits.perOwner),
  latePerDay: persianDigits(compensationRule.percentPerDay),
  lateAtMost: persianDigits(compensationRule.mostPercent),
  beforeSystem: durationWords(presenceMinutes({ isInternational: false, isCharter: false })),
  beforeCharter: durationWords(presenceMinutes({ isInternational: false, isCharter: true })),
  beforeAbroad: durationWords(presenceMinutes({ isInternational: true, isCharter: false })),
  applicants: persianDigits(MOST_APPLICANTS),
  withdrawCancelMinutes: persianDigits(minutesToCancel),
  /** in the unit of whoever looks, as all amounts */
  get leastWithdrawal() {
    return priceWords(withdrawalLimits.least)
  },
  get mostWithdrawnADay() {
    return priceWords(withdrawalLimits.mostADay)
  },
} as const

/** In a text they stand by their names, and what they say is filled in where it is read. */
export const figureNames = placeholdersOf(Object.keys(figures) as readonly (keyof typeof figures)[])

/** «۵، ۱۰ یا ۲۰ کیلو» */
function extraBags(): string {
  const kilos = bagTariffs.filter(({ scope }) => scope === 'domestic').flatMap(({ bags }) => bags)
  const words = kilos.map(({ kg }) => persianDigits(kg))
  return `${words.slice(0, -1).join('، ')} یا ${words.at(-1)} کیلو`
}
