import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { Approved, Submitted, Verified } from '#flights/booking/order-response.ts'
import { buyingAt, contact, nika, reserveLine, sara, submitLine } from '#testing/flights/buying.ts'
import { openTestFlights, sampleNow, type TestFlights } from '#testing/flights/flights.ts'

let t: TestFlights
let buying: ReturnType<typeof buyingAt>
before(async () => {
  t = await openTestFlights()
  buying = buyingAt(t)
})
after(() => t[Symbol.asyncDispose]())

test('an order takes its seats at the price of the list, for a quarter of an hour', async () => {
  t.house.clock.set(sampleNow) // it has run on since the room opened
  const userId = await t.user()
  const before = await buying.seatsOf((await buying.search()).proposals[0])
  const { proposal, totalPrice, orderId, holdExpiresAt } = await buying.submitted(userId)
  assert.equal(totalPrice, proposal.totalPrice)
  const seconds = Temporal.Instant.from(holdExpiresAt).since(sampleNow).total('second')
  assert.ok(seconds > 14 * 60 && seconds <= 16 * 60)
  assert.equal((await buying.seatsOf(proposal)).held, before.held + 1)
  await t.orders.cancel(orderId, userId)
  assert.equal((await buying.seatsOf(proposal)).held, before.held)
})

test('a passenger sent under the key passenger is the same one, and so are the faults', async () => {
  const userId = await t.user()
  const { told } = await buying.order(userId, { passengers: [{ passenger: sara }] })
  assert.equal(told.status, 200, told.text)
  const { orderId } = Submitted.parse(told.data)
  assert.equal((await t.orders.passengersOf(orderId))[0]?.lastNameFarsi, sara.lastNameFarsi)
  await t.orders.cancel(orderId, userId)
  for (const passenger of [
    { ...sara, firstName: 7 },
    { ...sara, nationalCode: '1111111111' },
    null,
    'sara',
  ]) {
    const { told: refused } = await buying.order(userId, { passengers: [{ passenger }] })
    assert.equal(refused.status, 400)
    assert.ok(refused.text.includes('"passengers.0'), refused.text)
  }
})

test('an infant travels with a ticket and without a seat', async () => {
  const userId = await t.user()
  const { told, proposal } = await buying.order(userId, { passengers: [sara, nika], party: { infants: 1 } })
  assert.equal(told.status, 200, told.text)
  assert.equal(Submitted.parse(told.data).totalPrice, proposal.totalPrice)
  const { rows } = await sql<{
    seats: number
  }>`select seats from flights.hold_fares where order_id = ${Submitted.parse(told.data).orderId}`.execute(
    t.house.database,
  )
  assert.deepEqual(rows, [{ seats: 1 }])
  await t.orders.cancel(Submitted.parse(told.data).orderId, userId)
})

const wrong: readonly [says: string, passenger: object, property: string][] = [
  ['a national code of one figure repeated', { nationalCode: '1111111111' }, 'passengers.0.nationalCode'],
  ['a wrong check figure', { nationalCode: '0084575949' }, 'passengers.0.nationalCode'],
  ['Persian letters where Latin belong', { firstName: 'سارا' }, 'passengers.0.firstName'],
  ['Latin letters where Persian belong', { lastNameFarsi: 'Mohammadi' }, 'passengers.0.lastNameFarsi'],
  ['an adult born last year', { birthDateFa: '1404-01-01' }, 'passengers.0.birthDateFa'],
  ['no gender', { genderTitle: '' }, 'passengers.0.genderTitle'],
]
for (const [says, passenger, property] of wrong)
  test(`${says}: the field is named and no seat is taken`, async () => {
    const { told, proposal } = await buying.order(await t.user(), { passengers: [{ ...sara, ...passenger }] })
    assert.equal(told.status, 400)
    assert.ok(told.text.includes(`"${property}"`), told.text)
    assert.equal((await buying.seatsOf(proposal)).held, 0)
  })

test('an infant who is not born yet is named as such, and neither order nor seat is left behind', async () => {
  const userId = await t.user()
  const born = t.house.clock.now().toZonedDateTimeISO('Asia/Tehran').toPlainDate().add({ days: 1 })
  const passengers = [sara, { ...nika, birthDateFa: born.toString() }]
  const { told, proposal } = await buying.order(userId, { passengers, party: { infants: 1 } })
  assert.equal(told.status, 400)
  assert.match(told.text, /"passengers\.1\.birthDateFa".*این تاریخ هنوز نرسیده است/)
  assert.equal((await buying.seatsOf(proposal)).held, 0)
  assert.deepEqual((await t.orders.mine(userId, { kind: 'all', page: 1, take: 5 })).orders, [])
})

test('the passengers must be those of the search, each once', async () => {
  const few = await buying.order(randomUUID(), { party: { adults: 2 } })
  assert.equal(few.told.status, 400)
  const twice = await buying.order(randomUUID(), { party: { adults: 2 }, passengers: [sara, sara] })
  assert.match(twice.told.text, /passengers\.1\.nationalCode/)
})

test('a telephone number that is none is named', async () => {
  const { requestId, proposals } = await buying.search()
  const asked = {
    requestId,
    proposalId: proposals[0]?.proposalId,
    passengers: [sara],
    contact: { phoneNumber: '12', email: 'x' },
  }
  const told = await t.ask(submitLine, asked, randomUUID())
  assert.match(told.text, /contact\.phoneNumber.*contact\.email/)
})

test('a guest may search and not order', async () => {
  const { requestId, proposals } = await buying.search()
  const asked = { requestId, proposalId: proposals[0]?.proposalId, passengers: [sara], contact }
  assert.equal((await t.ask(submitLine, asked)).status, 401)
})

test('the order is shown to its owner with flight, persons and price lines, and to nobody else', async () => {
  const userId = await t.user()
  const { orderId, proposal } = await buying.submitted(userId)
  const line = `GET /api/flight-reservation/Submit/VerifyFlightOrder/${orderId}`
  const told = await t.ask(line, undefined, userId)
  const seen = Verified.parse(told.data)
  assert.equal(seen.status, 'submitted')
  assert.deepEqual(seen.flightGroups, proposal.flightGroups)
  assert.deepEqual(seen.passengers, [
    {
      paxType: 'Adult',
      fullName: 'سارا محمدی',
      fullNameLatin: 'SARA MOHAMMADI',
      nationalCode: '0084575948',
      passportNumber: null,
    },
  ])
  assert.equal(
    seen.prices.reduce((sum, { totalPrice, count }) => sum + totalPrice * count, 0),
    seen.totalPrice,
  )
  for (const other of [
    line,
    line.replace('Submit/VerifyFlightOrder', 'Issue/VerifyIssueFlightTicket'),
    line.replace('Submit/VerifyFlightOrder', 'Tickets/FlightTicketHtml'),
  ])
    assert.equal((await t.ask(other, undefined, randomUUID())).status, 404)
  await t.orders.cancel(orderId, userId)
})

test('a calm traveller agrees without a captcha, and again harmlessly; a wrong one that is brought is refused', async () => {
  const userId = await t.user()
  const { orderId } = await buying.submitted(userId)
  const wrongCode = await t.ask(reserveLine, { orderId, captchaId: 'c', captchaCode: '00000' }, userId)
  assert.deepEqual(wrongCode.codes, ['CAPTCHA_WRONG'])
  for (let again = 0; again < 2; again += 1) {
    const told = await t.ask(reserveLine, { orderId }, userId)
    assert.equal(Approved.parse(told.data).status, 'approved', told.text)
  }
  assert.equal((await t.ask(reserveLine, { orderId }, randomUUID())).status, 404)
  await t.orders.cancel(orderId, userId)
})
