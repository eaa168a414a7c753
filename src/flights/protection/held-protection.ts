import { type Rial, sum } from '#money/rial.ts'
import type { Protection } from '#penalties/protection.ts'

/** Of one person on one direction, as it was sold; plain JSON. */
export interface HeldProtection extends Protection {
  readonly passenger: number
}

export function protectionTotal(held: readonly Pick<HeldProtection, 'price'>[] = []): Rial {
  return sum(held.map(({ price }) => price))
}

/** Undefined for whom nothing was bought. */
export function protectionOf(
  held: readonly HeldProtection[] | undefined,
  passenger: number,
): Protection | undefined {
  const found = held?.find((one) => one.passenger === passenger)
  return found && { price: found.price, percent: found.percent, most: found.most }
}
