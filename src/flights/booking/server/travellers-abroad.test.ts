import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { dateFromForm } from '#calendar/form-date.ts'
import { addedBy, birthdayPrices } from '#flights/booking/birthday-prices.ts'
import { Submitted } from '#flights/booking/order-response.ts'
import { FlightDetail, Results } from '#flights/responses.ts'
import { contact, nika, sara, saraAbroad, submitLine } from '#testing/flights/buying.ts'
import { openTestFlights, type TestFlights } from '#testing/flights/flights.ts'
import { journeysAt } from '#testing/flights/journeys.ts'

let t: TestFlights
before(async () => {
  t = await openTestFlights()
})
after(() => t[Symbol.asyncDispose]())

const negar = { ...saraAbroad, passportNumber: 'k۴۵۱۲۸۹۰۳', passportExpirationDateFa: '2030-01-01' }
const detailLine = 'POST /api/flight-reservation/Proposals/GetFlightDetails'

async function toIstanbul() {
  const told = await t.ask('POST /api/flight-catalog/FlightCatalog/Available', {
    flightType: 2,
    origin: { code: 'THR' },
    destination: { code: 'IST' },
    dates: ['2026-12-10', '2026-12-17'],
  })
  const { requestId, proposals } = Results.parse(told.data)
  const proposal = proposals.find(({ seat }) => seat > 0)
  assert.ok(proposal)
  const chosen = { requestId, proposalId: proposal.proposalId }
  return { chosen, detail: FlightDetail.parse((await t.ask(detailLine, chosen)).data) }
}

test('the form is told the document, both directions and the last landing', async () => {
  const { detail } = await toIstanbul()
  const last = detail.flightProposal.flightGroups.at(-1)
  assert.equal(detail.travel.document, 'passport')
  assert.equal(detail.travel.lastArrival, last?.arrivalDate)
  assert.deepEqual(
    detail.travel.legs.map(({ departureDate, isReturning }) => [departureDate, isReturning]),
    [
      ['2026-12-10', false],
      ['2026-12-17', true],
    ],
  )
  const adult = detail.travel.legs.map(({ prices }) => prices[0]?.totalPrice ?? 0)
  assert.equal((adult[0] ?? 0) + (adult[1] ?? 0), detail.flightProposal.totalPrice)
})

test('an order abroad takes a passport that outlives the last landing by six months, and no other', async () => {
  const userId = await t.user()
  const { chosen, detail } = await toIstanbul()
  const needed = Temporal.PlainDate.from(detail.travel.lastArrival).add({ months: 6 })
  const submit = (passport: object) =>
    t.ask(submitLine, { ...chosen, passengers: [{ ...negar, ...passport }], contact }, userId)

  const short = await submit({ passportExpirationDateFa: needed.subtract({ days: 1 }).toString() })
  assert.equal(short.status, 400)
  assert.match(short.text, /"property":"passengers\.0\.passportExpirationDateFa"/)
  assert.match(short.text, /کمتر از ۶ ماه/)
  assert.match((await submit({ passportNumber: '45128903' })).text, /passengers\.0\.passportNumber/)

  const told = await submit({ passportExpirationDateFa: needed.toString() })
  assert.equal(told.status, 200, told.text)
  const { orderId, totalPrice } = Submitted.parse(told.data)
  assert.equal(totalPrice, detail.flightProposal.totalPrice)
  const [traveller] = await t.orders.passengersOf(orderId)
  assert.deepEqual(
    [traveller?.nationalCode, traveller?.passport?.number, traveller?.passport?.issuingCountry],
    [null, 'K45128903', 'IRN'],
  )
  const seen = await t.flights.verified(orderId, userId)
  assert.deepEqual(
    [seen.passengers[0]?.passportNumber, seen.passengers[0]?.nationalCode],
    ['K45128903', null],
  )
})

test('who gave no Farsi name is called by the Latin one', async () => {
  const userId = await t.user()
  const { chosen } = await toIstanbul()
  const hassan = {
    ...negar,
    firstName: 'Hassan',
    lastName: 'Al Jaburi',
    firstNameFarsi: '',
    lastNameFarsi: '',
    nationalityCountryNameFa: 'عراق',
    passportIssuingCountryCountryNameFa: 'عراق',
    passportType: 'IraqPassport',
    passportNumber: 'AB123456',
  }
  const told = await t.ask(submitLine, { ...chosen, passengers: [hassan], contact }, userId)
  assert.equal(told.status, 200, told.text)
  const seen = await t.flights.verified(Submitted.parse(told.data).orderId, userId)
  assert.equal(seen.passengers[0]?.fullName, 'HASSAN AL JABURI')
})

test('inside Iran somebody without a national code flies by his passport, and is remembered with it', async () => {
  const userId = await t.user()
  const { chosen } = await journeysAt(t).roundTrip()
  const { nationalityCountryNameFa: _nationality, ...guest } = {
    ...negar,
    passportIssuingCountryCountryNameFa: 'آلمان',
    passportType: 'OtherCountries',
    passportNumber: 'C01X00T47',
  }
  const told = await t.ask(submitLine, { ...chosen, passengers: [guest], contact }, userId)
  assert.equal(told.status, 200, told.text)
  const [traveller] = await t.orders.passengersOf(Submitted.parse(told.data).orderId)
  assert.deepEqual([traveller?.nationalCode, traveller?.passport?.nationality], [null, 'DEU'])
})

test('what the form says of a birthday between the directions is what the order costs', async () => {
  const userId = await t.user()
  const journeys = journeysAt(t)
  const trip = await journeys.roundTrip({ adults: 1, infants: 1 })
  const detail = FlightDetail.parse((await t.ask(detailLine, trip.chosen)).data)
  const infant = { ...nika, birthDateFa: '2024-12-05' }
  const births = [sara, infant].map(({ birthDateFa }) => dateFromForm(birthDateFa))
  const added = addedBy(birthdayPrices(detail.travel, births))
  assert.ok(added > 0)
  const { totalPrice } = await journeys.submitted(userId, trip, [sara, infant])
  assert.equal(totalPrice, detail.flightProposal.totalPrice + added)
  assert.equal(totalPrice, trip.total + added)
})
