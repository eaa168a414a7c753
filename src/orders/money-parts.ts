import { minus, type Rial, rial } from '#money/rial.ts'

/** Rial: a gateway's minimum; the rest to pay is this much or zero. */
export const leastAtGateway = rial(10_000)

/** Rounded down to whole toman, so that displayed parts add up; never negative. */
export function wholeToman(amount: number): Rial {
  return rial(Math.max(0, Math.floor(amount / 10) * 10))
}

/** Covers everything (`rest` is zero), or leaves at least a gateway's minimum by paying less. */
export function walletShare(amount: Rial, balance: Rial): { readonly part: Rial; readonly rest: Rial } {
  if (balance >= amount) return { part: amount, rest: rial(0) }
  const part = wholeToman(Math.min(balance, minus(amount, leastAtGateway)))
  return { part, rest: minus(amount, part) }
}
