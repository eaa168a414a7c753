import type { HeldProtection } from '#flights/protection/held-protection.ts'
import { plus, rial, ZERO } from '#money/rial.ts'
import type { OrderExtra } from '#orders/order.ts'

export const protectionName = 'محافظت استرداد'

/** One row a person and direction: who has a bag has both in it. */
export function withProtectionNamed(
  bags: readonly OrderExtra[],
  protections: readonly (readonly HeldProtection[])[],
): readonly OrderExtra[] {
  const named = protections.flatMap((held, leg) =>
    held.map(({ passenger, price }) => ({ passenger, leg, name: protectionName, price })),
  )
  const isOf = (a: OrderExtra, b: OrderExtra) => a.passenger === b.passenger && a.leg === b.leg
  return [
    ...bags.map((bag) => {
      const own = named.find((one) => isOf(one, bag))
      if (own === undefined) return bag
      return { ...bag, name: `${bag.name} و ${own.name}`, price: plus(rial(bag.price), own.price ?? ZERO) }
    }),
    ...named.filter((one) => !bags.some((bag) => isOf(bag, one))),
  ]
}
