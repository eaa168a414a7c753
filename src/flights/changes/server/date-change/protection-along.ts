import type { Rebookable } from '#flights/changes/server/rebooking/rebookable.ts'
import type { LegOnSale } from '#flights/inventory/server/on-sale.ts'
import type { HeldProtection } from '#flights/protection/held-protection.ts'
import { isWorthProtecting } from '#flights/protection/protection-price.ts'
import { sum } from '#money/rial.ts'

/** Whoever bought protection keeps what is left of it, by the places in the new order. */
export function protectionAlong({ protections }: Pick<Rebookable, 'protections'>): readonly HeldProtection[] {
  return protections.flatMap((left, passenger) => (left === undefined ? [] : [{ ...left, passenger }]))
}

/** Rial that it may bear on a flight; zero where that flight keeps nothing of a ticket, or all. Undefined where nobody has one. */
export function bearsOn(
  along: readonly HeldProtection[],
  { stretches }: Pick<LegOnSale, 'stretches'>,
  now: Temporal.Instant,
): number | undefined {
  if (along.length === 0) return undefined
  return isWorthProtecting(stretches, now) ? sum(along.map(({ most }) => most)) : 0
}
