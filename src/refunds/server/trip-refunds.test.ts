import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import fc from 'fast-check'
import { type Rial, rial, sum } from '#money/rial.ts'
import { inMoney } from '#orders/order.ts'
import { allInMoney } from '#orders/trip.ts'
import { Refusal } from '#server/refusal.ts'
import { stopSharedServer } from '#testing/database/database.ts'
import { fill } from '#testing/orders/money.ts'
import { submittedOrder } from '#testing/refunds/issued.ts'
import { type Office, openOffice } from '#testing/refunds/office.ts'

after(stopSharedServer)

const nothing = ['NOTHING_TO_RETURN', 'TOO_LATE', 'FLOWN']
const codes = ['FIXED', 'TENTH'] as const

interface Bought {
  /** of each part a code, or none */
  readonly codes: readonly (string | undefined)[]
  /** thousandths of what the trip costs that lie in the wallet */
  readonly wallet: number
  readonly days: number
}

const anyTrip: fc.Arbitrary<Bought> = fc.record({
  codes: fc.array(fc.constantFrom(undefined, ...codes), { minLength: 2, maxLength: 3 }),
  wallet: fc.integer({ min: 0, max: 1200 }),
  days: fc.integer({ min: 0, max: 9 }),
})

async function paidTrip(office: Office, { codes: used, wallet }: Bought) {
  const { orders, house } = office
  const userId = randomUUID()
  const orderIds: string[] = []
  for (const [place, code] of used.entries()) {
    office.goods.product = place === 0 ? 'flight' : 'hotel'
    const orderId = await submittedOrder(office, userId)
    await orders.approve(orderId, userId)
    if (code !== undefined) await orders.applyVoucher({ orderId, code }, userId)
    orderIds.push(orderId)
  }
  const { tripId } = await orders.trips.make({ userId, orderIds, isWhole: false, once: randomUUID() })
  const price = allInMoney(await orders.trips.ordersOf(tripId))
  const has = rial(Math.floor((price * wallet) / 10_000) * 10)
  if (has > 0) await fill(office, userId, has)
  if (has >= price) await orders.trips.confirmFromWallet(tripId, userId)
  else {
    const { parts } = await orders.trips.payable(tripId, userId, { useWallet: has > 0 })
    const paid = { attemptId: randomUUID(), tripId, gatewayId: 1, parts }
    await house.database.transaction().execute((trx) => orders.trips.captured(trx, paid))
  }
  for (const orderId of orderIds) await orders.work.issue(orderId)
  return { userId, tripId, parts: await orders.trips.ordersOf(tripId) }
}

async function quoted({ refunds }: Office, orderId: string, userId: string): Promise<readonly [Rial, Rial]> {
  const { items } = await refunds.refundableOf({ orderId, userId })
  const chosen = items.map(({ passenger, leg }) => ({ passenger, leg }))
  try {
    const { refund, items: each } = await refunds.quote({ orderId, userId, items: chosen })
    return [rial(refund), sum(each.map((item) => rial(item.refund)))]
  } catch (error) {
    if (!(error instanceof Refusal && nothing.includes(error.code))) throw error
    return [rial(0), rial(0)]
  }
}

test('what comes back of a whole trip is the sum of its parts, and never more than was paid for each', async () => {
  await using office = await openOffice()
  const { orders, wallet, house } = office
  const beginning = house.clock.now()
  const any = {
    product: null,
    most: null,
    leastTotal: rial(0),
    startsAt: beginning,
    endsAt: beginning.add({ hours: 24 * 365 }),
    usesLimit: null,
    usesPerUser: null,
    budget: null,
  } as const
  await orders.publishVoucher({ ...any, code: 'FIXED', worth: { amount: rial(3_330_010) } })
  await orders.publishVoucher({ ...any, code: 'TENTH', worth: { percent: 10 } })
  await fc.assert(
    fc.asyncProperty(anyTrip, async (bought) => {
      house.clock.set(beginning)
      const { userId, tripId, parts } = await paidTrip(office, bought)
      assert.ok(parts.every(({ status }) => status === 'issued'))
      const left = await wallet.balanceOf(userId)
      house.clock.set(beginning.add({ hours: bought.days * 24 }))
      const backs: Rial[] = []
      for (const part of parts) {
        const [whole, ofItems] = await quoted(office, part.orderId, userId)
        assert.equal(whole, ofItems)
        assert.ok(whole <= inMoney(part), 'no part brings back more than was paid for it')
        backs.push(whole)
        await office.refunds.giveBackAll({ orderId: part.orderId, userId })
      }
      const back = (await wallet.balanceOf(userId)) - left
      assert.equal(back, sum(backs))
      assert.ok(back <= allInMoney(await orders.trips.ordersOf(tripId)))
    }),
    { numRuns: 8, endOnFailure: true },
  )
})
