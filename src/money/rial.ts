declare const unit: unique symbol

/** A safe integer, negative for outflows; the same number in JSON and the database. */
export type Rial = number & { readonly [unit]: 'rial' }

export const ZERO = rial(0)

/** RangeError for fractions and unsafe integers. */
export function rial(amount: number): Rial {
  // −0 would print as negative
  const whole = amount === 0 ? 0 : amount
  if (!isRial(whole)) throw new RangeError(`Not a whole, exact amount of rial: ${amount}`)
  return whole
}

/** For input from outside; `rial` is for our own numbers. */
export function isRial(amount: unknown): amount is Rial {
  return Number.isSafeInteger(amount)
}

/** 10 rial to the toman. */
export function fromToman(toman: number): Rial {
  return rial(toman * 10)
}

/** RangeError beyond 2^53, here and below. */
export function plus(a: Rial, b: Rial): Rial {
  return rial(a + b)
}

export function minus(a: Rial, b: Rial): Rial {
  return rial(a - b)
}

export function times(amount: Rial, count: number): Rial {
  if (!Number.isSafeInteger(count)) throw new RangeError(`Not a whole count: ${count}`)
  return rial(amount * count)
}

export function sum(amounts: Iterable<Rial>): Rial {
  let total = ZERO
  for (const amount of amounts) total = plus(total, amount)
  return total
}

/** Undefined of none. */
export function lowest(amounts: readonly Rial[]): Rial | undefined {
  return amounts.toSorted((one, other) => one - other)[0]
}

/** Whole percents, to the nearest rial, halves away from zero. The rest is `minus(whole, share)`. */
export function percentOf(whole: Rial, percent: number): Rial {
  if (!Number.isSafeInteger(percent)) throw new RangeError(`Not a whole percent: ${percent}`)
  const hundredths = BigInt(whole) * BigInt(percent)
  const half = hundredths < 0n ? -50n : 50n
  return rial(Number((hundredths + half) / 100n))
}

export function roundedUp(amount: Rial, step: number): Rial {
  return rial(Math.ceil(amount / step) * step)
}

export function negative(amount: Rial): Rial {
  return minus(ZERO, amount)
}
