import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { negative, type Rial, rial } from '#money/rial.ts'
import { openTestBank, type TestBank } from '#testing/payments/gateway.ts'
import { openTestShop, type TestShop } from '#testing/payments/shop.ts'
import { dayOf } from '#wallet/days.ts'
import { bookFaults, totalsByClass } from '#wallet/server/books.ts'

const keeping = openTestBank({ id: 1, isFinal: true })
const telling = openTestBank({ id: 2 })
let shop: TestShop

before(async () => {
  shop = await openTestShop([keeping.gateway, { ...telling.gateway, settlements: async () => [] }])
  shop.house.clock.set(Temporal.Instant.from('2026-11-21T08:00:00Z'))
})
beforeEach(() => shop.nextOrder())
after(() => shop[Symbol.asyncDispose]())

async function paid(bank: TestBank, taken?: number): Promise<{ reference: string; amount: Rial }> {
  shop.nextOrder()
  const { id } = await shop.opened({ gatewayId: bank.gateway.id })
  const { reference } = bank.sales.at(-1) ?? { reference: '' }
  const sale = bank.pay(reference, taken === undefined ? {} : { taken })
  assert.equal((await shop.ask(`/api/payment/Return/${id}?ref=${reference}&ok=1`)).statusCode, 303)
  return { reference: sale.transaction, amount: rial(taken ?? sale.asked) }
}

const fee = rial(12_000)
const today = () => dayOf(shop.house.clock.now())
const read = (rows: readonly { reference: string; amount: Rial; fee: Rial }[], day = today()) =>
  shop.payments.readStatement('test-1', { day, rows })
async function clearing() {
  const classes = await shop.wallet.explain(today())
  const own = classes.find((one) => one.class === 'gateway-clearing')
  return { open: own?.items.map(({ amount }) => amount), unexplained: own?.unexplained }
}

test('what the bank’s statement brings closes the gateway’s account, its fee is our cost, and told again it is known', async () => {
  const [first, odd] = [await paid(keeping), await paid(keeping, 30_000_000)]
  const rows = [first, odd].map((one) => ({ ...one, fee }))
  const both = rial(first.amount + odd.amount)
  assert.deepEqual(await clearing(), { open: [negative(both)], unexplained: 0 })
  const told = await read(rows)
  assert.deepEqual(told, { settled: { count: 2, amount: both, fees: 24_000 }, known: 0, wrong: [] })
  assert.deepEqual(await clearing(), { open: [], unexplained: 0 })
  const totals = await totalsByClass(shop.house.database)
  assert.deepEqual([totals.get('bank'), totals.get('revenue')], [24_000 - both, -24_000])
  assert.deepEqual(await read(rows), { settled: { count: 0, amount: 0, fees: 0 }, known: 2, wrong: [] })
  assert.deepEqual(await bookFaults(shop.house.database), [])
})

test('nothing is taken of a row that is not ours, of another amount, of later, or eaten up by its fee', async () => {
  const one = { ...(await paid(keeping)), fee }
  const elsewhere = { ...(await paid(telling)), fee }
  const faults = async (...asked: Parameters<typeof read>) =>
    (await read(...asked)).wrong.map(({ fault }) => fault)
  assert.deepEqual(
    await faults([
      { ...one, reference: 'txn-nobody' },
      elsewhere,
      { ...one, amount: rial(one.amount - 1) },
      { ...one, fee: one.amount },
      { ...one, fee: rial(-1) },
    ]),
    ['not-ours', 'not-ours', 'other-amount', 'fee-impossible', 'fee-impossible'],
  )
  assert.deepEqual(await faults([one], today().subtract({ days: 1 })), ['not-yet'])
  assert.deepEqual(
    (await clearing()).open?.toSorted(),
    [negative(elsewhere.amount), negative(one.amount)].toSorted(),
  )
})

test('a gateway that tells its settlements by a call, or that nobody knows, has no statement', async () => {
  const statement = { day: today(), rows: [] }
  await assert.rejects(shop.payments.readStatement('test-2', statement), { code: 'SETTLES_BY_ITSELF' })
  await assert.rejects(shop.payments.readStatement('nobody', statement), { code: 'NO_SUCH_GATEWAY' })
})
