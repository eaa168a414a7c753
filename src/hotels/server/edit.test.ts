import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { hotelCalls } from '#hotels/calls.ts'
import { HotelOrdered } from '#hotels/responses.ts'
import { bookingAt } from '#testing/hotels/booking.ts'
import { openTestHotels, type TestHotels } from '#testing/hotels/hotels.ts'

let t: TestHotels
let booking: ReturnType<typeof bookingAt>
before(async () => {
  t = await openTestHotels()
  booking = bookingAt(t)
})
after(() => t[Symbol.asyncDispose]())

const rate = 'kih-marjan.double.room-only.fixed'
const reza = {
  firstName: "Re-za'",
  lastName: 'Karimi',
  firstNameFarsi: 'رضا',
  lastNameFarsi: 'کریمی',
  genderTitle: 'Male',
  birthDateFa: '1364-01-01',
  nationalCode: '0076229645',
}
const contact = { phoneNumber: '09351112233', email: 'reza@example.ir' }
const { line } = hotelCalls.edit

test('another leader is the same order: the same rooms, number and clock, and is told to the hotel', async () => {
  const userId = await t.user()
  const made = await booking.submitted(userId, [rate])
  const asked = { orderId: made.orderId, rooms: [{ leader: reza }], contact }
  for (let again = 0; again < 2; again += 1) {
    const told = await t.ask(line, asked, userId)
    assert.equal(told.status, 200, told.text)
    const seen = HotelOrdered.parse(told.data)
    assert.equal(seen.rooms[0]?.leaderNameLatin, 'RE ZA KARIMI')
    assert.deepEqual(
      [seen.orderNumber, seen.totalPrice, seen.holdExpiresAt],
      [made.orderNumber, made.totalPrice, made.holdExpiresAt],
    )
  }
  const [leader, ...others] = await t.orders.passengersOf(made.orderId)
  assert.deepEqual([leader?.lastNameFarsi, others.length], ['کریمی', 0])
  assert.equal((await t.orders.contactOf(made.orderId)).email, contact.email)
  await t.orders.cancel(made.orderId, userId)
})

test('what is wrong is named and changes nothing, of a stranger as of an order that is over', async () => {
  const userId = await t.user()
  const { orderId } = await booking.submitted(userId, [rate])
  const before = await t.orders.passengersOf(orderId)
  const young = { ...reza, birthDateFa: '1390-01-01' }
  for (const [rooms, property] of [
    [[{ leader: young }], 'rooms.0.leader.birthDateFa'],
    [[{ leader: { ...reza, nationalCode: '0076229640' } }], 'rooms.0.leader.nationalCode'],
    [[{ leader: reza }, { leader: reza }], 'rooms'],
  ] as const) {
    const told = await t.ask(line, { orderId, rooms, contact }, userId)
    assert.equal(told.status, 400)
    assert.ok(told.text.includes(`"${property}"`), told.text)
  }
  const asked = { orderId, rooms: [{ leader: reza }], contact }
  assert.equal((await t.ask(line, asked, randomUUID())).status, 404)
  assert.deepEqual(await t.orders.passengersOf(orderId), before)
  await t.orders.cancel(orderId, userId)
  assert.equal((await t.ask(line, asked, userId)).status, 409)
  assert.deepEqual(await t.orders.passengersOf(orderId), before)
})
