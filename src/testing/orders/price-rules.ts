import { rial } from '#money/rial.ts'
import type { PriceRule } from '#orders/pricing/price-rule.ts'
import type { Orders } from '#orders/server/orders.ts'
import type { TestHouse } from '#testing/server/house.ts'

interface Selling {
  readonly house: TestHouse
  readonly orders: Pick<Orders, 'pricing'>
}

/** A rule about everything that is not said otherwise, in force at once: the clock goes on to it. */
export async function ruleIn({ house, orders }: Selling, rule: Partial<PriceRule>): Promise<number> {
  // the clock goes on while it is written
  const startsAt = house.clock.now().add({ minutes: 2 })
  const whole = {
    product: 'flight',
    supplier: null,
    airline: null,
    origin: null,
    destination: null,
    brand: null,
    channel: null,
    daysFrom: null,
    daysUntil: null,
    ppm: 0,
    amount: rial(0),
    commissionPpm: 0,
    startsAt,
    endsAt: null,
    proposal: 1,
    ...rule,
  }
  const id = await house.database.transaction().execute((trx) => orders.pricing.write(trx, whole))
  house.clock.set(whole.startsAt.add({ seconds: 1 }))
  return id
}

/** A draft that adds 10,000 toman to whatever it is about. */
export const anything = {
  supplier: null,
  airline: null,
  origin: null,
  destination: null,
  brand: null,
  channel: null,
  daysFrom: null,
  daysUntil: null,
  ppm: 0,
  amount: rial(100_000),
  commissionPpm: 0,
}

/** What a rule makes of a price, rial. */
export function ruled(price: number, ppm: number, amount = 0): number {
  return Math.floor((price + Math.trunc((price * ppm) / 1_000_000) + amount) / 10) * 10
}

/** Every rule comes to its end: the clock goes on to it. */
export async function endRules({ house, orders }: Selling): Promise<void> {
  for (const { id, endsAt } of await orders.pricing.latest())
    if (endsAt === null)
      await house.database
        .transaction()
        .execute((trx) => orders.pricing.takeBack(trx, { ruleId: id, proposal: 2 }))
  house.clock.advance({ minutes: 2 })
}
