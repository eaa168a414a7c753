import { minus, type Rial, rial } from '#money/rial.ts'

/** The smallest amount a gateway takes, in rial: what is left for it is this much or nothing. */
export const leastAtGateway = rial(10_000)

/** Prices are told in toman: a part of one is a whole toman, so that the parts on the page add up. Rounds down; nothing below nothing. */
export function wholeToman(amount: number): Rial {
  return rial(Math.max(0, Math.floor(amount / 10) * 10))
}

/**
 * What a wallet with this balance pays of an amount. It covers all of it (`rest` is nothing), or leaves the gateway an
 * amount that a gateway takes; a balance that cannot leave that much pays the less.
 */
export function walletShare(amount: Rial, balance: Rial): { readonly part: Rial; readonly rest: Rial } {
  if (balance >= amount) return { part: amount, rest: rial(0) }
  const part = wholeToman(Math.min(balance, minus(amount, leastAtGateway)))
  return { part, rest: minus(amount, part) }
}
