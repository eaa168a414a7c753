import assert from 'node:assert/strict'
import { after, before, beforeEach, suite, test } from 'node:test'
import { sql } from 'kysely'
import { one } from '#database/database.ts'
import { openGateways } from '#payments/server/open-gateways.ts'
import { openTestBank, type TestBank } from '#testing/payments/gateway.ts'
import { openTestShop, type TestShop } from '#testing/payments/shop.ts'

const returning = openTestBank({ id: 1, caps: { pageMinutes: 20, verifyWindowMinutes: 15 } })
const keeping = openTestBank({ id: 2, isFinal: true, caps: { pageMinutes: 30 } })
let shop: TestShop

suite('the end of an attempt', () => {
  before(async () => {
    // its list of unverified payments is empty
    const listless = { ...keeping.gateway, listUnverified: async () => [] }
    shop = await openTestShop([returning.gateway, listless])
  })
  beforeEach(() => shop.nextOrder())
  after(() => shop[Symbol.asyncDispose]())

  test('a payer who never came back is waited for until the bank can hold nothing of his, and not a round longer', async () => {
    const { id } = await attemptAt(returning)
    await minutesLater(35)
    assert.equal(await shop.statusOf(id), 'started')
    await minutesLater(1)
    assert.equal(await shop.statusOf(id), 'abandoned')
    assert.equal(await shop.promises.of('failed-payment-returned', id), undefined)
    assert.equal(await awaitsBank(id), false)
  })

  test('who paid in the last moment of the page is found in the last moment of the window', async () => {
    const { id, sale } = await attemptAt(returning)
    await minutesLater(20)
    sale.standing = 'paid'
    sale.taken = sale.asked
    sale.transaction = 'the last moment'
    await minutesLater(15)
    assert.equal(await shop.capturesOf(id), 1)
  })

  test('a bank that is silent all the time ends it with a promise, and money that it then tells of is taken', async () => {
    const { id, sale } = await attemptAt(returning)
    returning.pay(sale.reference)
    returning.order('silent', 1000)
    await minutesLater(35)
    assert.equal(await shop.statusOf(id), 'started')
    await minutesLater(1)
    assert.equal(await shop.statusOf(id), 'abandoned')
    assert.equal((await shop.promises.of('failed-payment-returned', id))?.keptAt, null)
    returning.forget()
    await minutesLater(30)
    assert.equal(await shop.capturesOf(id), 1)
    assert.ok((await shop.promises.of('failed-payment-returned', id))?.keptAt)
  })

  test('where a charge stays a charge, a second card that pays after the first was declined is found without its payer', async () => {
    const { id, sale, back } = await attemptAt(keeping)
    sale.standing = 'failed'
    await back()
    assert.equal(await shop.statusOf(id), 'declined')
    await minutesLater(2)
    keeping.pay(sale.reference)
    for (let minutes = 0; minutes < 28; minutes += 4) await minutesLater(4)
    assert.equal(await shop.capturesOf(id), 1)
    assert.equal(await shop.statusOf(id), 'captured')
  })

  test('and nobody is asked about a no once the page is over', async () => {
    const { id, sale, back } = await attemptAt(keeping)
    sale.standing = 'failed'
    await back()
    assert.equal(await awaitsBank(id), true)
    for (let minutes = 0; minutes < 60; minutes += 15) await minutesLater(15)
    assert.equal(await awaitsBank(id), false)
    assert.equal(await shop.statusOf(id), 'declined')
  })

  test('a no of a bank that gives back by itself is its last word', async () => {
    const { id, sale, back } = await attemptAt(returning)
    sale.standing = 'failed'
    await back()
    assert.equal(await awaitsBank(id), false)
  })

  test('no gateway of ours is waited for longer than 51 minutes', () => {
    const minutes = openGateways(shop.house.settings).map(({ name, caps }) => [
      name,
      caps.pageMinutes + (caps.verifyWindowMinutes ?? 0) + 1,
    ])
    assert.deepEqual(Object.fromEntries(minutes), {
      zarinpal: 46,
      zibal: 36,
      sep: 51,
      mellat: 31,
      hyperpay: 31,
    })
  })
})

async function attemptAt({ gateway, sales }: TestBank) {
  const { id } = await shop.opened({ gatewayId: gateway.id })
  const sale = sales.at(-1)
  assert.ok(sale)
  return { id, sale, back: () => shop.ask(`/api/payment/Return/${id}?ref=${sale.reference}&ok=0`) }
}

async function minutesLater(minutes: number): Promise<void> {
  shop.house.clock.advance({ minutes })
  await shop.payments.reconcile()
}

async function awaitsBank(id: string): Promise<boolean> {
  const { awaits } = await one(
    shop.house.database,
    sql<{ awaits: boolean }>`select awaits_bank as awaits from payments.attempts where id = ${id}`,
  )
  return awaits
}
