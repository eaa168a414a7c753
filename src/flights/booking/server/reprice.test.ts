import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Approved, Verified } from '#flights/booking/order-response.ts'
import { rial } from '#money/rial.ts'
import { buyingAt, flight, nika, omid, reserveLine, sara } from '#testing/flights/buying.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'

let t: TestFlights
let buying: ReturnType<typeof buyingAt>
before(async () => {
  t = await openTestFlights()
  buying = buyingAt(t)
})
after(() => t[Symbol.asyncDispose]())

const captcha = { captchaId: 'c', captchaCode: '12345' }

async function reserved(userId: string, body: object): Promise<Approved> {
  const told = await t.ask(reserveLine, body, userId)
  assert.equal(told.status, 200, told.text)
  return Approved.parse(told.data)
}

async function verified(userId: string, orderId: string): Promise<Verified> {
  const line = `GET /api/flight-reservation/Submit/VerifyFlightOrder/${orderId}`
  return Verified.parse((await t.ask(line, undefined, userId)).data)
}

const sumOf = ({ prices }: Pick<Verified, 'prices'>) =>
  prices.reduce((sum, { totalPrice, count }) => sum + totalPrice * count, 0)

test('a price that stands is agreed to without a word of change', async () => {
  const userId = await t.user()
  const { orderId, totalPrice } = await buying.submitted(userId)
  const told = await reserved(userId, { orderId, ...captcha })
  assert.deepEqual(
    { ...told, holdExpiresAt: null },
    {
      orderId,
      status: 'approved',
      totalPrice,
      discount: 0,
      walletPart: 0,
      credit: 0,
      due: totalPrice,
      holdExpiresAt: null,
      priceChange: null,
    },
  )
  await t.orders.cancel(orderId, userId)
})

test('W5 9997 becomes dearer at the agreement: it is told, waits, and is agreed to without a second captcha', async () => {
  const userId = await t.user()
  const { orderId, totalPrice, holdExpiresAt } = await buying.submitted(userId, flight('W5 9997'))
  const told = await reserved(userId, { orderId, ...captcha })
  const change = told.priceChange
  assert.ok(change !== null)
  assert.equal(told.status, 'submitted')
  assert.equal(told.totalPrice, totalPrice)
  assert.deepEqual(
    [change.old, change.difference, change.by],
    [totalPrice, change.new - totalPrice, 'airline'],
  )
  const percent = (change.new * 100) / change.old
  assert.ok(percent > 105.5 && percent < 106.5, String(percent))
  assert.equal(change.until?.slice(0, 16), holdExpiresAt.slice(0, 16))
  assert.deepEqual((await verified(userId, orderId)).priceChange, change)
  await assert.rejects(t.orders.payable(orderId, userId), { code: 'NOT_APPROVED' })

  const agreed = await reserved(userId, { orderId, agreedTotal: change.new })
  assert.deepEqual([agreed.status, agreed.totalPrice, agreed.due], ['approved', change.new, change.new])
  assert.equal((await t.orders.payable(orderId, userId)).amount, change.new)
  const seen = await verified(userId, orderId)
  assert.equal(sumOf(seen), change.new)
  assert.equal(
    seen.fareRules.steps[0]?.penalty,
    Math.round(((seen.prices[0]?.baseFare ?? 0) * (seen.fareRules.steps[0]?.percent ?? 0)) / 100),
  )
  await t.orders.cancel(orderId, userId)
})

test('for everybody else the flight still costs what the list says', async () => {
  const { proposals } = await buying.search()
  const userId = await t.user()
  const { orderId, totalPrice } = await buying.submitted(userId, flight('W5 9997'))
  assert.equal(totalPrice, flight('W5 9997')(proposals)?.totalPrice)
  await t.orders.cancel(orderId, userId)
})

test('who does not agree to the dearer price owes nothing and gives the seats back', async () => {
  const userId = await t.user()
  const { orderId, proposal } = await buying.submitted(userId, flight('W5 9997'))
  await reserved(userId, { orderId, ...captcha })
  const cancelled = await t.orders.cancel(orderId, userId)
  assert.equal(cancelled.status, 'cancelled')
  assert.equal((await buying.seatsOf(proposal)).held, 0)
  await assert.rejects(t.flights.product.reprice(orderId), { code: 'HOLD_ENDED' })
})

test('a word for a price nobody asked agrees to nothing', async () => {
  const userId = await t.user()
  const { orderId, totalPrice } = await buying.submitted(userId, flight('W5 9997'))
  const early = await reserved(userId, { orderId, agreedTotal: totalPrice })
  assert.equal(early.status, 'submitted')
  assert.notEqual(early.priceChange, null)
  const again = await reserved(userId, { orderId, agreedTotal: totalPrice + 10 })
  assert.equal(again.status, 'submitted')
  assert.notEqual(again.priceChange, null)
  await t.orders.cancel(orderId, userId)
})

test('W5 9996 becomes cheaper: the lower price is taken at once, to the rial for each of a family', async () => {
  const userId = await t.user()
  const { orderId, totalPrice } = await buying.submitted(userId, flight('W5 9996'), {
    passengers: [sara, omid, nika],
    party: { children: 1, infants: 1 },
  })
  const told = await reserved(userId, { orderId, ...captcha })
  assert.equal(told.status, 'approved')
  assert.equal(told.priceChange?.until, null)
  assert.ok(told.totalPrice < totalPrice && told.totalPrice > totalPrice * 0.95)
  assert.equal(told.priceChange?.difference, told.totalPrice - totalPrice)
  assert.equal(sumOf(await verified(userId, orderId)), told.totalPrice)
  assert.equal((await t.orders.payable(orderId, userId)).amount, told.totalPrice)
})

test('a ticket and its refund are reckoned from the price that was agreed to', async () => {
  const userId = await t.user()
  const { orderId, totalPrice } = await buying.issuedFamily(userId, flight('W5 9996'))
  const { total } = await t.orders.ofUser(orderId, userId)
  assert.ok(total < totalPrice)
  const terms = await t.flights.product.refundTerms(orderId)
  assert.equal(
    terms.items.reduce((sum, item) => sum + item.total, 0),
    total,
  )
  const issued = await t.flights.product.issue(orderId)
  assert.equal(
    issued.kind === 'issued' && issued.supplierPayable,
    terms.items.reduce((sum, item) => sum + item.supplierShare, 0),
  )
})

test('a hold takes no price that nobody asked, nor any other once it is issued', async () => {
  const userId = await t.user()
  const take = (orderId: string, total: number) =>
    t.house.database.transaction().execute((trx) => t.flights.product.takePrice(trx, orderId, rial(total)))
  const { orderId, totalPrice } = await buying.submitted(userId, flight('W5 9997'))
  await take(orderId, totalPrice)
  await assert.rejects(take(orderId, totalPrice + 10), /nobody asked/)
  await t.orders.cancel(orderId, userId)

  const issued = await buying.issuedFamily(userId, flight('W5 9996'))
  const { total } = await t.orders.ofUser(issued.orderId, userId)
  assert.equal((await t.flights.product.reprice(issued.orderId)).total, total)
  await assert.rejects(take(issued.orderId, issued.totalPrice), /nobody asked/)
})
