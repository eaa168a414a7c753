import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { flightCalls } from '#flights/calls.ts'
import type { DayMessage } from '#flights/travel-day/day-messages.ts'
import { buyingAt } from '#testing/flights/buying.ts'
import { openTestFlights, sampleNow, type TestFlights } from '#testing/flights/flights.ts'

let t: TestFlights
let buying: ReturnType<typeof buyingAt>

before(async () => {
  t = await openTestFlights()
  buying = buyingAt(t)
})
after(() => t[Symbol.asyncDispose]())

async function issuedOn(date: string) {
  t.house.clock.set(sampleNow)
  const userId = await t.user()
  const { orderId } = await buying.paid(userId, undefined, { party: { dates: [date] } })
  await t.orders.work.issue(orderId)
  const [journey] = await t.orders.journeysOf(orderId)
  assert.ok(journey)
  const flight = { flightNumber: journey.flightNumber, date: journey.departsLocal.toPlainDate() }
  return { orderId, userId, flight, departs: journey.departsAt }
}

const sentOf = (orderId: string) =>
  t.dayNews
    .filter((news) => news.orderId === orderId)
    .map(({ message, place }) => `${message} ${place}`.trim())
const wish = ({ orderId, userId }: { orderId: string; userId: string }, message: DayMessage, isOn = true) =>
  t.ask(flightCalls.chooseDayMessages.line, { orderId, message, isOn }, userId)
const told = (minutes: number, flight: { flightNumber: string; date: Temporal.PlainDate }) =>
  t.house.database
    .transaction()
    .execute((trx) => t.flights.tellStatus(trx, { ...flight, status: { minutes }, source: 'test' }))
const announced = (gate: string | null, flight: { flightNumber: string; date: Temporal.PlainDate }) =>
  t.house.database
    .transaction()
    .execute((trx) => t.flights.tellPlace(trx, { ...flight, place: { terminal: '4', gate }, source: 'test' }))

test('what was wished is told once, by the hour that the flight has now', async () => {
  const mine = await issuedOn('2026-12-04')
  const { data } = await wish(mine, 'leave')
  assert.deepEqual(data, { chosen: ['leave'] })
  await wish(mine, 'leave')
  const { legs } = await t.flights.travelDay(mine.orderId, mine.userId)
  const leave = legs[0]?.hours.leaveAt
  assert.ok(leave)
  await told(120, mine.flight)
  t.house.clock.set(leave)
  await t.flights.work.sendDayMessages()
  assert.deepEqual(sentOf(mine.orderId), [], 'two hours late: not yet')
  t.house.clock.set(leave.add({ minutes: 95 }))
  await Promise.all([t.flights.work.sendDayMessages(), t.flights.work.sendDayMessages()])
  await t.flights.work.sendDayMessages()
  assert.deepEqual(sentOf(mine.orderId), ['leave'])
})

test('a gate is told when it is announced and when it is another, to whoever wished it', async () => {
  const [mine, other] = [await issuedOn('2026-12-05'), await issuedOn('2026-12-05')]
  await wish(mine, 'gate')
  await wish(other, 'gate')
  await wish(other, 'gate', false)
  t.house.clock.set(mine.departs.subtract({ hours: 3 }))
  await t.flights.work.sendDayMessages()
  assert.deepEqual(sentOf(mine.orderId), [])
  await announced(null, mine.flight)
  await t.flights.work.sendDayMessages()
  await announced('12', mine.flight)
  await t.flights.work.sendDayMessages()
  await t.flights.work.sendDayMessages()
  assert.deepEqual(sentOf(mine.orderId), ['gate پایانهٔ ۴', 'gate پایانهٔ ۴، گیت ۱۲'])
  assert.deepEqual(sentOf(other.orderId), [])
  const { legs } = await t.flights.travelDay(mine.orderId, mine.userId)
  assert.equal(legs[0]?.place?.gate, '12')
})

test('of a ticket given back, a cancelled flight and one that has left nobody is told', async () => {
  const [back, gone, left] = [
    await issuedOn('2026-12-06'),
    await issuedOn('2026-12-07'),
    await issuedOn('2026-12-08'),
  ]
  for (const one of [back, gone, left]) await wish(one, 'leave')
  await t.house.database
    .transaction()
    .execute((trx) => t.flights.product.refund(trx, back.orderId, [{ passenger: 0, leg: 0 }]))
  await t.house.database
    .transaction()
    .execute((trx) =>
      t.flights.tellStatus(trx, { ...gone.flight, status: { isCancelled: true }, source: 'test' }),
    )
  for (const { departs } of [back, gone]) {
    t.house.clock.set(departs.subtract({ minutes: 100 }))
    await t.flights.work.sendDayMessages()
  }
  t.house.clock.set(left.departs)
  await t.flights.work.sendDayMessages()
  for (const { orderId } of [back, gone, left]) assert.deepEqual(sentOf(orderId), [])
})

test('the page and the messages are its owner’s, of an issued order alone', async () => {
  const mine = await issuedOn('2026-12-09')
  const stranger = await t.user()
  const sheet = flightCalls.travelDaySheet.line.replace('{orderId}', mine.orderId)
  assert.equal((await t.ask(sheet, undefined, stranger)).status, 404)
  assert.equal((await wish({ ...mine, userId: stranger }, 'leave')).status, 404)
  const page = await t.ask(sheet, undefined, mine.userId)
  assert.equal(page.status, 200)
  for (const word of ['روز سفر', 'از خانه راه بیفتید', 'tel:199']) assert.ok(page.text.includes(word), word)
  assert.doesNotMatch(page.text, /<script|https?:/u)
  const unpaid = await buying.submitted(stranger)
  assert.deepEqual((await wish({ orderId: unpaid.orderId, userId: stranger }, 'leave')).codes, ['NOT_ISSUED'])
})
