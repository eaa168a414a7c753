import assert from 'node:assert/strict'
import { Submitted, Verified } from '#flights/booking/order-response.ts'
import { chanceOf } from '#flights/inventory/server/chance.ts'
import type { Proposal } from '#flights/proposal.ts'
import type { JourneyChosen } from '#flights/requests.ts'
import { FlightDetail } from '#flights/responses.ts'
import { contact, nika, omid, sara, submitLine } from '#testing/flights/buying.ts'
import type { TestFlights } from '#testing/flights/flights.ts'

export interface Chosen {
  readonly chosen: JourneyChosen
  readonly listed: readonly Proposal[]
}

export interface Travellers {
  readonly party: object
  readonly passengers: readonly object[]
}

const passport = {
  nationalCode: undefined,
  nationalityCountryNameFa: 'Iran',
  passportIssuingCountryCountryNameFa: 'ایران',
  passportType: 'IranianPassport',
  passportExpirationDateFa: '2031-01-01',
  passportExpirationDateType: 'Gregorian',
}
const withPassports = ({ party, passengers }: Travellers): Travellers => ({
  party,
  passengers: passengers.map((one, at) => ({ ...one, ...passport, passportNumber: `K4512890${at}` })),
})

export const alone: Travellers = { party: {}, passengers: [sara] }
export const family: Travellers = { party: { children: 1, infants: 1 }, passengers: [sara, omid, nika] }
export const aloneAbroad = withPassports(alone)
export const familyAbroad = withPassports(family)

/** Deterministic sample; all of a shorter list. */
export function sampled<T>(
  all: readonly T[],
  { seed, count }: { seed: number; count: number },
): readonly T[] {
  const chance = chanceOf(seed, 'a sample')
  return all
    .map((one) => ({ one, at: chance.next() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, count)
    .map(({ one }) => one)
}

/** List, details, order and bank must agree to the rial, per person. */
export async function costsTheSame(
  t: TestFlights,
  { chosen, listed }: Chosen,
  { passengers, userId }: { readonly passengers: readonly object[]; readonly userId: string },
): Promise<void> {
  const total = listed.reduce((sum, { totalPrice }) => sum + totalPrice, 0)
  assert.equal(
    listed.reduce((sum, { prices }) => sum + sumOf(prices), 0),
    total,
  )
  const detail = await t.ask('POST /api/flight-reservation/Proposals/GetFlightDetails', chosen)
  assert.equal(detail.status, 200, detail.text)
  const { flightProposal, itemisedPrices } = FlightDetail.parse(detail.data)
  assert.deepEqual([flightProposal.totalPrice, sumOf(itemisedPrices)], [total, total])
  for (const { baseFare, taxItems, totalPrice: each } of itemisedPrices)
    assert.equal(
      taxItems.reduce((sum, { amount }) => sum + amount, baseFare),
      each,
    )
  await detailsOfEach(t, { chosen, listed })

  const told = await t.ask(submitLine, { ...chosen, passengers, contact }, userId)
  assert.equal(told.status, 200, told.text)
  const { orderId, totalPrice: ordered } = Submitted.parse(told.data)
  const { priceChange } = await t.orders.approve(orderId, userId)
  const { amount } = await t.orders.payable(orderId, userId)
  const line = `GET /api/flight-reservation/Submit/VerifyFlightOrder/${orderId}`
  const seen = Verified.parse((await t.ask(line, undefined, userId)).data)
  assert.deepEqual(
    [ordered, amount, seen.totalPrice, seen.due, sumOf(seen.prices), priceChange],
    [total, total, total, total, total, null],
  )
  await t.orders.cancel(orderId, userId)
}

async function detailsOfEach(t: TestFlights, { chosen, listed }: Chosen): Promise<void> {
  const { requestId, returningRequestId } = chosen
  for (const { isReturning, proposalId, totalPrice } of listed) {
    const asked = { requestId: isReturning ? returningRequestId : requestId, proposalId }
    const told = await t.ask('POST /api/flight-catalog/FlightCatalog/FlightDetail', asked)
    const { flightProposal, itemisedPrices } = FlightDetail.parse(told.data)
    assert.deepEqual([flightProposal.totalPrice, sumOf(itemisedPrices)], [totalPrice, totalPrice])
  }
}

function sumOf(prices: readonly { readonly totalPrice: number; readonly count: number }[]): number {
  return prices.reduce((sum, { totalPrice, count }) => sum + totalPrice * count, 0)
}
