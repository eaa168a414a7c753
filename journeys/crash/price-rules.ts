import { rial } from '#money/rial.ts'
import type { NewRule } from '#orders/server/pricing/rule-rows.ts'
import type { Scene } from './scene.ts'

const anywhere = {
  supplier: null,
  airline: null,
  origin: null,
  destination: null,
  brand: null,
  channel: null,
  daysFrom: null,
  daysUntil: null,
  endsAt: null,
  proposal: 1,
} as const satisfies Partial<NewRule>

/** For each product that follows rules one that adds to its prices and one by which its suppliers pay us; in force before anybody buys. */
export async function rulesOn({ desk, database, clock }: Scene): Promise<void> {
  clock.advance({ minutes: -3 })
  const startsAt = clock.now().add({ minutes: 2 })
  const ruled = desk.orders.sold().filter((product) => product.ruled !== undefined)
  await database.transaction().execute(async (trx) => {
    for (const { kind: product } of ruled) {
      const rule = { ...anywhere, product, startsAt }
      await desk.orders.pricing.write(trx, {
        ...rule,
        ppm: 21_500,
        amount: rial(73_000),
        commissionPpm: 0,
      })
      await desk.orders.pricing.write(trx, { ...rule, ppm: 0, amount: rial(0), commissionPpm: 12_000 })
    }
  })
  clock.advance({ minutes: 3 })
}
