import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { GatewayView } from '#payments/calls.ts'
import { healthLimits } from '#payments/health.ts'
import { openTestBank } from '#testing/payments/gateway.ts'
import { dariush, openTestShop, sara, type TestShop } from '#testing/payments/shop.ts'

const first = openTestBank({ id: 1, caps: { max: 50_000_000 } })
const second = openTestBank({ id: 2 })
const away = { ...openTestBank({ id: 3 }).gateway, isActive: false }
let shop: TestShop

before(async () => {
  shop = await openTestShop([first.gateway, second.gateway, away])
})
beforeEach(() => shop.nextOrder())
after(() => shop[Symbol.asyncDispose]())

async function shown(query = '', userId?: string): Promise<readonly GatewayView[]> {
  return (await shop.ask(`/api/payment/Gateway/Paged${query}`, userId)).json<{ data: GatewayView[] }>().data
}

const activeIn = (gateways: readonly GatewayView[]) =>
  gateways.filter(({ isActive }) => isActive).map(({ id }) => id)
const chosenIn = (gateways: readonly GatewayView[]) =>
  gateways.filter(({ isPreselected }) => isPreselected).map(({ id }) => id)

test('active gateways are offered, the first chosen already; one that is not says why', async () => {
  const gateways = await shown()
  assert.deepEqual(activeIn(gateways), [1, 2])
  assert.deepEqual(chosenIn(gateways), [1])
  assert.equal(gateways[2]?.leftOut?.reason, 'inactive')
})

test('a gateway whose ceiling is below the amount is left out with the sum in words', async () => {
  const gateways = await shown('?amount=50000001')
  assert.deepEqual(activeIn(gateways), [2])
  assert.deepEqual(chosenIn(gateways), [2])
  assert.deepEqual(gateways[0]?.leftOut, {
    reason: 'above-most',
    says: 'سقف هر پرداخت این درگاه 5,000,000 تومان است.',
    limit: 50_000_000,
  })
  assert.deepEqual(activeIn(await shown('?amount=9999')), [])
  assert.equal((await shop.ask('/api/payment/Gateway/Paged?amount=much')).statusCode, 400)
})

test('paying more than a gateway’s ceiling there is declined, and goes at another', async () => {
  shop.order.amount = 60_000_000
  assert.equal((await shop.create({ gatewayId: 1 })).json().meta.code, 'AMOUNT_NOT_TAKEN')
  assert.equal((await shop.create({ gatewayId: 2 })).statusCode, 200)
})

test('the gateway at which a traveller paid last is chosen already, for this traveller', async () => {
  const { id } = await shop.opened({ gatewayId: 2 })
  const { reference } = second.pay(second.sales.at(-1)?.reference ?? '')
  await shop.ask(`/api/payment/Return/${id}?ref=${reference}&ok=1`)
  assert.deepEqual(chosenIn(await shown('', sara)), [2])
  assert.deepEqual(chosenIn(await shown('', dariush)), [1])
  assert.deepEqual(chosenIn(await shown()), [1])
})

test('a gateway that fails thrice rests: it is left out, payers go to the next, and one of them tries it afterwards', async () => {
  for (let n = 0; n < 3; n += 1) {
    first.order('start-down')
    shop.nextOrder()
    assert.equal((await shop.create({ gatewayId: 1 })).json().meta.code, 'GATEWAY_DOWN')
  }
  const gateways = await shown()
  assert.deepEqual(activeIn(gateways), [2])
  assert.equal(gateways[0]?.health, 'failing')
  assert.equal(gateways[0]?.leftOut?.reason, 'unwell')
  const sales = second.sales.length
  shop.nextOrder()
  await shop.opened({ gatewayId: 1 })
  assert.equal(second.sales.length, sales + 1)
  assert.ok(shop.house.logged.some((line) => line.includes('gateway.rests')))

  shop.house.clock.advance({ seconds: healthLimits.restSeconds + 1 })
  const rested = await shown()
  assert.deepEqual(activeIn(rested), [1, 2])
  assert.deepEqual(
    rested.slice(0, 2).map(({ health }) => health),
    ['failing', 'healthy'],
    'whoever chooses it knows',
  )
  first.order('start-down')
  shop.nextOrder()
  await shop.create({ gatewayId: 1 })
  assert.deepEqual(activeIn(await shown()), [2])

  shop.house.clock.advance({ seconds: healthLimits.restSeconds + 1 })
  const before = first.sales.length
  shop.nextOrder()
  await shop.opened({ gatewayId: 1 })
  assert.equal(first.sales.length, before + 1)
  assert.deepEqual(activeIn(await shown()), [1, 2])
  assert.equal((await shown())[0]?.health, 'healthy')
})

test('where every gateway rests there is none, and it is said so', async () => {
  for (const [bank, gatewayId] of [
    [first, 1],
    [second, 2],
  ] as const)
    for (let n = 0; n < 3; n += 1) {
      bank.order('start-down')
      shop.nextOrder()
      await shop.create({ gatewayId })
    }
  assert.deepEqual(chosenIn(await shown()), [])
  const answer = await shop.create()
  assert.equal(answer.statusCode, 503)
  assert.equal(answer.json().meta.code, 'NO_GATEWAY')
  shop.house.clock.advance({ minutes: 2 })
  for (const gatewayId of [1, 2]) {
    shop.nextOrder()
    await shop.opened({ gatewayId })
  }
})

test('a payer whose open attempt is at a resting gateway goes back there, to the same page', async () => {
  const open = await shop.opened({ gatewayId: 1 })
  first.order('silent', 3)
  for (let n = 0; n < 3; n += 1) {
    shop.house.clock.advance({ minutes: 1 })
    await shop.payments.reconcile()
  }
  assert.deepEqual(await shop.opened({ gatewayId: 1 }), open)
  shop.house.clock.advance({ minutes: 2 })
})
