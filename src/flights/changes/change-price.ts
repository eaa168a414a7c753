import type { PaxPrice } from '#flights/choosing/fare-prices.ts'
import { minus, type Rial, rial, roundedUp, sum, times } from '#money/rial.ts'

export interface PaidByKind extends Pick<PaxPrice, 'paxType' | 'total'> {
  readonly count: number
}

interface Whole {
  /** of everybody, rial */
  readonly total: Rial
  /** of it what is not its seller's */
  readonly commission: Rial
}

/** Changed flights' price per kind of traveller, as the old one was divided: whole tomans, adults the rest, rounded up. No taxes are told. */
export function pricesOfChange(
  { total, commission }: Whole,
  paid: readonly PaidByKind[],
): readonly PaxPrice[] {
  const prices = dividedAs(paid, total, 10)
  const ours = dividedAs(paid, commission, 1)
  return paid.map(({ paxType }, place) => {
    const whole = prices[place] ?? total
    const least = Math.min(ours[place] ?? 0, whole)
    return { paxType, base: whole, taxes: [], total: whole, commission: rial(least) }
  })
}

/** Per head: rounded down to a step for all kinds but the first, which takes the rest. */
function dividedAs(paid: readonly PaidByKind[], whole: Rial, step: number): readonly Rial[] {
  const all = paid.reduce((weight, { total, count }) => weight + BigInt(total) * BigInt(count), 0n)
  const [first, ...others] = paid
  if (first === undefined || all === 0n) return []
  const each = others.map(({ total }) =>
    rial(Number((BigInt(whole) * BigInt(total)) / all / BigInt(step)) * step),
  )
  const rest = minus(whole, sum(each.map((one, place) => times(one, others[place]?.count ?? 0))))
  return [eachOf(rest, first.count, step), ...each]
}

/** Prices are rounded up to whole tomans; what of them is ours is rounded down. */
function eachOf(rest: Rial, count: number, step: number): Rial {
  return step === 1 ? rial(Math.floor(rest / count)) : roundedUp(rial(Math.ceil(rest / count)), step)
}
