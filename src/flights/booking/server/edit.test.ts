import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { Submitted } from '#flights/booking/order-response.ts'
import { buyingAt, contact, omid, sara } from '#testing/flights/buying.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'
import { openSelling, withFamily } from '#testing/flights/suppliers/selling.ts'

const line = 'POST /api/flight-reservation/Submit/EditFlightOrder'
const corrected = { ...sara, firstName: 'Sarah', lastNameFarsi: 'محمدی‌پور', lastName: 'Mohammadipour' }

let t: TestFlights
let buying: ReturnType<typeof buyingAt>
before(async () => {
  t = await openTestFlights()
  buying = buyingAt(t)
})
after(() => t[Symbol.asyncDispose]())

test('a corrected name is the same order: one seat, one number, the same clock', async () => {
  const userId = await t.user()
  const { proposal, ...made } = await buying.submitted(userId)
  const { held } = await buying.seatsOf(proposal)
  const asked = {
    orderId: made.orderId,
    passengers: [corrected],
    contact: { ...contact, email: 'sara@example.ir' },
  }
  for (let again = 0; again < 2; again += 1) {
    const told = await t.ask(line, asked, userId)
    assert.equal(told.status, 200, told.text)
    assert.deepEqual(Submitted.parse(told.data), made)
  }
  assert.equal((await buying.seatsOf(proposal)).held, held)
  const { orders } = await t.orders.mine(userId, { kind: 'all', page: 1, take: 5 })
  assert.equal(orders.length, 1)
  const [person] = await t.orders.passengersOf(made.orderId)
  assert.deepEqual(
    [person?.firstName, person?.lastName, person?.lastNameFarsi],
    ['SARAH', 'MOHAMMADIPOUR', 'محمدی‌پور'],
  )
  assert.equal((await t.orders.contactOf(made.orderId)).email, 'sara@example.ir')
  await t.orders.cancel(made.orderId, userId)
})

test('what is wrong is named and changes nothing; somebody of another age is another order', async () => {
  const userId = await t.user()
  const { orderId } = await buying.submitted(userId)
  const before = await t.orders.passengersOf(orderId)
  const wrong = [
    [[{ ...corrected, nationalCode: '0084575949' }], 'passengers.0.nationalCode'],
    [[{ ...corrected, birthDateFa: omid.birthDateFa }], 'passengers.0.birthDateFa'],
    [[corrected, omid], 'passengers'],
  ] as const
  for (const [passengers, property] of wrong) {
    const told = await t.ask(line, { orderId, passengers, contact }, userId)
    assert.equal(told.status, 400)
    assert.ok(told.text.includes(`"${property}"`), told.text)
  }
  const told = await t.ask(
    line,
    { orderId, passengers: [corrected], contact: { phoneNumber: '12', email: '' } },
    userId,
  )
  assert.match(told.text, /contact\.phoneNumber/)
  assert.deepEqual(await t.orders.passengersOf(orderId), before)
  await t.orders.cancel(orderId, userId)
})

test('nobody else’s order, none that is paid, and none whose time is over', async () => {
  const userId = await t.user()
  const { orderId } = await buying.submitted(userId)
  const asked = { orderId, passengers: [corrected], contact }
  assert.deepEqual((await t.ask(line, asked, await t.user())).codes, ['ORDER_NOT_FOUND'])
  assert.deepEqual((await t.ask(line, { ...asked, orderId: randomUUID() }, userId)).codes, [
    'ORDER_NOT_FOUND',
  ])
  assert.equal((await t.ask(line, asked)).status, 401)
  await t.orders.cancel(orderId, userId)
  assert.deepEqual((await t.ask(line, asked, userId)).codes, ['ORDER_ENDED'])
  const paid = await buying.paid(userId)
  assert.deepEqual((await t.ask(line, { ...asked, orderId: paid.orderId }, userId)).codes, ['ALREADY_PAID'])
  const late = await buying.submitted(userId)
  t.house.clock.set(t.house.clock.now().add({ minutes: 20 }))
  assert.deepEqual((await t.ask(line, { ...asked, orderId: late.orderId }, userId)).codes, ['ORDER_EXPIRED'])
})

test('what a supplier holds under their names stays as it is', async () => {
  const at = await openSelling()
  await using _ = at.t
  await at.begin()
  const { orderId } = await at.submitted(withFamily)
  const people = await at.t.orders.passengersOf(orderId)
  const asked = { orderId, passengers: [corrected], contact }
  assert.deepEqual((await at.t.ask(line, asked, at.userId())).codes, ['HELD_UNDER_NAMES'])
  assert.deepEqual(await at.t.orders.passengersOf(orderId), people)
})
