declare const unit: unique symbol

/** An amount of Iranian rial: a safe integer, negative when it flows out. JSON and the database carry the same number. */
export type Rial = number & { readonly [unit]: 'rial' }

export const ZERO = rial(0)

/** Makes an amount of a number; a fraction, or a number too large to be exact, is a bug (RangeError). */
export function rial(amount: number): Rial {
  // −0 would print as a negative amount
  const whole = amount === 0 ? 0 : amount
  if (!isRial(whole)) throw new RangeError(`Not a whole, exact amount of rial: ${amount}`)
  return whole
}

/** Is it an amount? For what comes from outside; `rial` is for what we made ourselves. */
export function isRial(amount: unknown): amount is Rial {
  return Number.isSafeInteger(amount)
}

/** What prices and travellers speak of: 10 rial to the toman. */
export function fromToman(toman: number): Rial {
  return rial(toman * 10)
}

/** Both together; a total beyond 2^53 is a bug (RangeError), here and below. */
export function plus(a: Rial, b: Rial): Rial {
  return rial(a + b)
}

/** What is left of `a`; negative when `b` is more. */
export function minus(a: Rial, b: Rial): Rial {
  return rial(a - b)
}

/** So many of the same, as in three adults' fares. `count` is a whole number. */
export function times(amount: Rial, count: number): Rial {
  if (!Number.isSafeInteger(count)) throw new RangeError(`Not a whole count: ${count}`)
  return rial(amount * count)
}

/** All together; nothing for none. */
export function sum(amounts: Iterable<Rial>): Rial {
  let total = ZERO
  for (const amount of amounts) total = plus(total, amount)
  return total
}

/**
 * A share in whole percents (a penalty, a tax, an infant's 10 percent), to the nearest rial, halves away from zero.
 * The remainder is `minus(whole, share)`, so that both always add up to the whole.
 */
export function percentOf(whole: Rial, percent: number): Rial {
  if (!Number.isSafeInteger(percent)) throw new RangeError(`Not a whole percent: ${percent}`)
  const hundredths = BigInt(whole) * BigInt(percent)
  const half = hundredths < 0n ? -50n : 50n
  return rial(Number((hundredths + half) / 100n))
}

/** Rounds up to a multiple of `step` rial, as fares are filed in whole thousands. */
export function roundedUp(amount: Rial, step: number): Rial {
  return rial(Math.ceil(amount / step) * step)
}

/** The same amount flowing the other way: a posting's counterpart. */
export function negative(amount: Rial): Rial {
  return minus(ZERO, amount)
}
