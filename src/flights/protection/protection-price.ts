import type { PaxPrice } from '#flights/choosing/fare-prices.ts'
import { type Rial, rial, roundedUp } from '#money/rial.ts'
import { type Stretch, stateAt } from '#penalties/penalty.ts'

/** What protection costs and covers from an hour on (`flights.protection_rate`). */
export interface ProtectionRate {
  readonly soldAs: 'system' | 'charter'
  /** of the fare without taxes */
  readonly perMille: number
  readonly percent: number
  /** rial, of one ticket */
  readonly most: Rial
}

const wholeThousandToman = 10_000

/** Of one ticket, rial: so much of its fare, up to a thousand toman. */
export function protectionPrice({ base }: Pick<PaxPrice, 'base'>, { perMille }: ProtectionRate): Rial {
  const part = rial(Number((BigInt(base) * BigInt(perMille) + 999n) / 1000n))
  return roundedUp(part, wholeThousandToman)
}

/** Whether there is still a penalty that is not all of the ticket. */
export function isWorthProtecting(stretches: readonly Stretch[], now: Temporal.Instant): boolean {
  return stretches.some(
    (stretch) => stretch.percent > 0 && stretch.percent < 100 && stateAt(stretch, now) !== 'past',
  )
}

/** What we ask beyond what refunds cost in the mean, percent: some give back more than others did. */
const loadingPercent = 140
const enough = { tickets: 200, givenBack: 20 } as const

export interface Counted {
  readonly tickets: number
  readonly givenBack: number
  /** of a fare, in the mean of what was given back */
  readonly meanPercent: number
}

/** Share of tickets that went back × penalty in the mean × what is covered of it; undefined until there are enough. */
export function perMilleFrom(counted: Counted, percent: number): number | undefined {
  if (counted.tickets < enough.tickets || counted.givenBack < enough.givenBack) return undefined
  const share = counted.givenBack / counted.tickets
  const cost = share * (counted.meanPercent / 100) * (percent / 100) * (loadingPercent / 100)
  return Math.min(500, Math.max(1, Math.ceil(cost * 1000)))
}
