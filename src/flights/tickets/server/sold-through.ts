import { ZERO } from '#money/rial.ts'
import type { CreditSeller } from '#orders/server/credits.ts'
import type { TicketFacts } from '#papers/ticket-facts.ts'

/** A ticket that somebody bought on credit for a customer of his own, who reads that seller's name, phone and one price,
 * and nothing from which it could be reckoned what was paid: penalties are shares of the same price. */
export function soldThrough(facts: TicketFacts, { name, phone, priceOf }: CreditSeller): TicketFacts {
  const total = priceOf(facts.price.total)
  return {
    ...facts,
    seller: { name, phone },
    price: { lines: [{ label: 'بهای سفر', amount: total }], discount: ZERO, total },
    directions: mapped(facts.directions, (direction) => ({
      ...direction,
      penalties: direction.penalties.map((step) => ({ ...step, amount: priceOf(step.amount) })),
    })),
  }
}

function mapped<T>([first, ...others]: readonly [T, ...T[]], change: (one: T) => T): readonly [T, ...T[]] {
  return [change(first), ...others.map(change)]
}
