import type { HeldProtection } from '#flights/protection/held-protection.ts'
import { rial, sum } from '#money/rial.ts'
import type { OrderExtra } from '#orders/order.ts'

export const protectionName = 'محافظت استرداد'

/** One row a person and direction, that names all they have beside the ticket: bag, seats, protection. */
export function withProtectionNamed(
  extras: readonly OrderExtra[],
  protections: readonly (readonly HeldProtection[])[],
): readonly OrderExtra[] {
  const named = protections.flatMap((held, leg) =>
    held.map(({ passenger, price }) => ({ passenger, leg, name: protectionName, price })),
  )
  const byPerson = Map.groupBy([...extras, ...named], ({ passenger, leg }) => `${passenger} ${leg}`)
  return [...byPerson.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return []
    const all = [first, ...others]
    const name = all.map((one) => one.name).join(' و ')
    return { ...first, name, price: sum(all.map(({ price }) => rial(price))) }
  })
}
