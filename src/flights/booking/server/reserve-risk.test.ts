import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { Approved } from '#flights/booking/order-response.ts'
import { isCalm, withoutCaptcha } from '#flights/booking/server/reserve-risk.ts'
import { buyingAt, reserveLine } from '#testing/flights/buying.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'

let t: TestFlights
let buying: ReturnType<typeof buyingAt>
before(async () => {
  t = await openTestFlights()
  buying = buyingAt(t)
})
after(() => t[Symbol.asyncDispose]())

test('who agreed to one order too often solves a captcha, which then approves it', async () => {
  const userId = await t.user()
  const { orderId } = await buying.submitted(userId)
  await agreed(withoutCaptcha.ofOrder.most, () => ({ orderId, address: '127.0.0.1' }))
  const { status, codes } = await t.ask(reserveLine, { orderId }, userId)
  assert.deepEqual({ status, codes }, { status: 409, codes: ['CAPTCHA_NEEDED'] })
  const solved = await t.ask(reserveLine, { orderId, captchaId: 'c', captchaCode: '12345' }, userId)
  assert.equal(Approved.parse(solved.data).status, 'approved', solved.text)
  await t.orders.cancel(orderId, userId)
})

for (const [what, address, limit] of [
  ['a household', '2001:db8:7:1::5', withoutCaptcha.ofHousehold],
  ["an operator's address", '5.160.7.7', withoutCaptcha.ofAddress],
] as const)
  test(`a burst of agreements from ${what} asks the next one for a captcha, for its time`, async () => {
    await agreed(limit.most, () => ({ orderId: randomUUID(), address }))
    const userId = await t.user()
    const { orderId } = await buying.submitted(userId)
    const wish = { orderId, captchaId: '', captchaCode: '' }
    await assert.rejects(t.flights.reserve(wish, { userId, address }), { code: 'CAPTCHA_NEEDED' })
    const elsewhere = await t.flights.reserve(wish, { userId, address: '91.98.1.1' })
    assert.equal(elsewhere.status, 'approved')
    await t.orders.cancel(orderId, userId)
    t.house.clock.set(t.house.clock.now().add({ seconds: limit.seconds }))
    assert.equal(await isCalm(t.house, { orderId: randomUUID(), address }), true)
  })

async function agreed(times: number, what: () => { readonly orderId: string; readonly address: string }) {
  for (let time = 0; time < times; time += 1) assert.equal(await isCalm(t.house, what()), true)
}
