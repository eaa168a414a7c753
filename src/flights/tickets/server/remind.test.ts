import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { buyingAt } from '#testing/flights/buying.ts'
import { openTestFlights, sampleNow, type TestFlights } from '#testing/flights/flights.ts'

const remindHours = 24

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
  const made = await buying.paid(userId, undefined, { party: { dates: [date] } })
  await t.orders.work.issue(made.orderId)
  const [journey] = await t.orders.journeysOf(made.orderId)
  assert.ok(journey)
  const departs = journey.departsLocal.toZonedDateTime('Asia/Tehran').toInstant()
  return { ...made, userId, departs, journey }
}

const remindersOf = (orderId: string) => t.flightsNear.filter((news) => news.orderId === orderId)

test('whoever flies is told the day before, once, with the hour and when to be there', async () => {
  const { orderId, departs, journey, proposal } = await issuedOn('2026-12-04')
  t.house.clock.set(departs.subtract({ hours: remindHours, minutes: 1 }))
  await t.flights.work.remindOfFlights()
  assert.deepEqual(remindersOf(orderId), [])
  t.house.clock.set(departs.subtract({ hours: remindHours }))
  await Promise.all([t.flights.work.remindOfFlights(), t.flights.work.remindOfFlights()])
  await t.flights.work.remindOfFlights()
  const [news, ...more] = remindersOf(orderId)
  assert.deepEqual(more, [])
  assert.equal(news?.departsLocal.toString(), journey.departsLocal.toString())
  assert.equal(news?.presenceMinutes, proposal.isCharter ? 90 : 60)
  assert.deepEqual([news?.originName, news?.destinationName], ['تهران', 'مشهد'])
  assert.match(news?.pnr ?? '', /^[A-Z0-9]{5,}$/)
})

test('of a flight that was given back, bought within the day, or gone nobody is told', async () => {
  const back = await issuedOn('2026-12-05')
  await t.house.database
    .transaction()
    .execute((trx) => t.flights.product.refund(trx, back.orderId, [{ passenger: 0, leg: 0 }]))
  const gone = await issuedOn('2026-12-06')
  t.house.clock.set(back.departs.subtract({ hours: 2 }))
  await t.flights.work.remindOfFlights()
  t.house.clock.set(gone.departs)
  await t.flights.work.remindOfFlights()
  const late = await issuedOn('2026-11-21')
  t.house.clock.set(late.departs.subtract({ minutes: 30 }))
  await t.flights.work.remindOfFlights()
  for (const { orderId } of [back, gone, late]) assert.deepEqual(remindersOf(orderId), [])
})
