import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { zarinpalSettlements } from '#payments/server/gateways/zarinpal-settlements.ts'
import { sorts } from '#simulators/bank/misfortunes.ts'
import { payAtBank } from '#simulators/bank/payer.ts'
import { type BankShop, openBankShop } from '#testing/payments/bank-shop.ts'
import { ordinary } from '#testing/payments/shop.ts'
import { dayOf } from '#wallet/days.ts'

let shop: BankShop

before(async () => {
  shop = await openBankShop()
  shop.house.clock.set(Temporal.Instant.from('2026-11-21T08:00:00Z'))
})
beforeEach(() => shop.nextOrder())
after(() => shop[Symbol.asyncDispose]())

async function bought(): Promise<number> {
  const { address } = await shop.opened()
  await shop.back(await payAtBank(address, ordinary))
  return shop.order.amount
}

async function clearing() {
  const classes = await shop.wallet.explain(dayOf(shop.house.clock.now()))
  const own = classes.find((one) => one.class === 'gateway-clearing')
  return { open: own?.items.map(({ item, amount }) => [item, amount]), unexplained: own?.unexplained }
}

test('until the gateway has brought a day’s money the report names that day; then the account closes, once', async () => {
  const first = await bought()
  shop.nextOrder()
  const both = first + (await bought())
  shop.house.clock.advance({ hours: 20 })
  await shop.payments.readSettlements()
  assert.deepEqual(await clearing(), { open: [['2026-11-21', -both]], unexplained: 0 })
  shop.house.clock.advance({ hours: 4 })
  shop.nextOrder()
  const today = await bought()
  await shop.payments.readSettlements()
  assert.deepEqual(await clearing(), { open: [['2026-11-22', -today]], unexplained: 0 })
  const settlement = JSON.stringify({ reference: '820261121', amount: both }).slice(1, -1)
  assert.ok(shop.house.logged.some((line) => line.includes('payment.settled') && line.includes(settlement)))
  await Promise.all([shop.payments.readSettlements(), shop.payments.readSettlements()])
  assert.deepEqual(await clearing(), { open: [['2026-11-22', -today]], unexplained: 0 })
})

test('a gateway that brings more than it took for us is not explained away', async () => {
  const { books } = shop.bank
  const [known] = books.all()
  assert.ok(known)
  const foreign = { ...known, amount: 7_000_000, orderId: 'nobody' }
  books.verify(books.charge(books.open(foreign), ordinary))
  shop.house.clock.advance({ hours: 48 })
  await shop.payments.readSettlements()
  assert.deepEqual(await clearing(), { open: [], unexplained: 7_000_000 })
})

test('whatever goes wrong, nothing is settled that was not told', async () => {
  const reports = { address: `${shop.bank.url}/zarinpal/api/v4/graphql`, terminalId: '1', timeoutMs: 20_000 }
  for (const sort of sorts) {
    shop.bank.faults.order(`settled-${sort}`, 1)
    // hanging answers time out soon; wrong ones may be slow
    const timeoutMs = sort === 'hang' || sort === 'late' ? 400 : reports.timeoutMs
    assert.equal(await zarinpalSettlements({ ...reports, timeoutMs, token: 't' })(), undefined, sort)
  }
  assert.equal(await zarinpalSettlements({ ...reports, token: '' })(), undefined)
  const before = await clearing()
  shop.bank.faults.order('settled-down', 1)
  await shop.payments.readSettlements()
  assert.deepEqual(await clearing(), before)
  assert.ok(shop.house.logged.some((line) => line.includes('payment.settlements-unread')))
})
