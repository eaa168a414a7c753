import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Submitted } from '#flights/booking/order-response.ts'
import type { Proposal } from '#flights/proposal.ts'
import { Results } from '#flights/responses.ts'
import type { TestFlights } from '#testing/flights/flights.ts'

export const sara = {
  type: 1,
  firstName: 'Sara',
  lastName: 'Mohammadi',
  firstNameFarsi: 'سارا',
  lastNameFarsi: 'محمدی',
  genderTitle: 'Female',
  birthDateFa: '1371-05-24',
  nationalCode: '0084575948',
}
const { nationalCode: _, ...ofSara } = sara
export const saraAbroad = {
  ...ofSara,
  nationalityCountryNameFa: 'Iran',
  passportIssuingCountryCountryNameFa: 'ایران',
  passportType: 'IranianPassport',
  passportNumber: 'K45128903',
  passportExpirationDateFa: '2035-01-01',
  passportExpirationDateType: 'Gregorian',
}
export const nika = {
  ...sara,
  type: 3,
  firstName: 'Nika',
  firstNameFarsi: 'نیکا',
  birthDateFa: '1405-03-01',
  nationalCode: '0013542419',
}
export const omid = {
  ...sara,
  type: 2,
  firstName: 'Omid',
  firstNameFarsi: 'امید',
  genderTitle: 'Male',
  birthDateFa: '1397-02-12',
  nationalCode: '0076229645',
}
export const contact = { phoneNumber: '۰۹۱۲۳۴۵۶۷۸۹', email: '' }
export const submitLine = 'POST /api/flight-reservation/Submit/SubmitFlightOrder'
export const reserveLine = 'POST /api/flight-reservation/Reserve/ReserveFlightOrder'

export type Pick = (proposals: readonly Proposal[]) => Proposal | undefined
export const cheapest: Pick = ([first]) => first
export const flight =
  (number: string): Pick =>
  (proposals) =>
    proposals.find(({ flightGroups }) => flightGroups[0]?.flightNumber === number)

interface FareSeats {
  held: number
  sold: number
}

export function buyingAt(t: TestFlights) {
  async function search(party: object = {}): Promise<Results> {
    const told = await t.ask('POST /api/flight-catalog/FlightCatalog/Available', {
      origin: { code: 'THR' },
      destination: { code: 'MHD' },
      dates: ['2026-12-03'],
      ...party,
    })
    assert.equal(told.status, 200, told.text)
    return Results.parse(told.data)
  }

  async function order(
    userId: string,
    { pick = cheapest, passengers = [sara] as object[], party = {} } = {},
  ) {
    const { requestId, proposals } = await search(party)
    const proposal = pick(proposals)
    assert.ok(proposal)
    const asked = { requestId, proposalId: proposal.proposalId, passengers, contact }
    return { proposal, told: await t.ask(submitLine, asked, userId) }
  }

  async function submitted(
    userId: string,
    pick = cheapest,
    more: { passengers?: object[]; party?: object } = {},
  ): Promise<Submitted & { proposal: Proposal }> {
    const { told, proposal } = await order(userId, { pick, ...more })
    assert.equal(told.status, 200, told.text)
    return { ...Submitted.parse(told.data), proposal }
  }

  async function paid(userId: string, pick = cheapest, more: Parameters<typeof submitted>[2] = {}) {
    const made = await submitted(userId, pick, more)
    const { order: approved } = await t.orders.approve(made.orderId, userId)
    await t.house.database.transaction().execute((trx) =>
      t.orders.captured(trx, {
        attemptId: randomUUID(),
        orderId: made.orderId,
        gatewayId: 1,
        amount: approved.total,
      }),
    )
    return made
  }

  async function issuedFamily(userId: string, pick = cheapest) {
    const made = await paid(userId, pick, {
      passengers: [sara, omid, nika],
      party: { children: 1, infants: 1 },
    })
    await t.orders.work.issue(made.orderId)
    return made
  }

  async function seatsOf(proposal: Proposal | undefined): Promise<FareSeats> {
    const { rows } =
      await sql<FareSeats>`select held, sold from flights.fares where id = ${proposal?.proposalId}`.execute(
        t.house.database,
      )
    return rows[0] ?? { held: -1, sold: -1 }
  }

  return { search, order, submitted, paid, issuedFamily, seatsOf }
}
