import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rial } from '#money/rial.ts'
import { openMarket } from '#testing/orders/market.ts'
import { ruleIn } from '#testing/orders/price-rules.ts'
import { sellsBy } from '#testing/orders/seats.ts'

test('a commission that comes while its order is being held is not missed by who asked before', async () => {
  await using market = await openMarket()
  const { house, hall, orders } = market
  const plain = await market.buy()
  const ruleId = await ruleIn(market, { commissionPpm: 20_000 })
  const seats = sellsBy(house, hall)
  const asked: number[] = []
  orders.sell({
    ...seats,
    async hold(wanted) {
      asked.push((await orders.pricing.commissionsOf([wanted.orderId])).size)
      return { ...(await seats.hold(wanted)), rules: [{ ruleId, amount: rial(0), commission: rial(5000) }] }
    },
  })
  const ruled = await market.buy()
  assert.deepEqual(asked, [0])
  for (const _ of ['read', 'remembered'])
    assert.deepEqual(Object.fromEntries(await orders.pricing.commissionsOf([ruled.orderId, plain.orderId])), {
      [ruled.orderId]: 5000,
      [plain.orderId]: 0,
    })
})
