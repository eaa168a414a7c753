import assert from 'node:assert/strict'
import { refundCalls } from '#refunds/calls.ts'
import type { TestAgency } from '#testing/app/agency.ts'
import { buy } from './buy.ts'
import { type Buyer, newDiary } from './diary.ts'
import { flightGoods } from './flight-goods.ts'
import { cheapestFare, flightDate, type Owner } from './owner.ts'

/** Everything of it comes back by now, so it is asked anew what does. */
export async function withNewTime(agency: TestAgency, { buyer, things }: Owner) {
  const orderId = things.issuedOrder
  const newTimeSince = await newTimeOf(agency, buyer, orderId)
  const body = { orderId, items: [{ passenger: 0, leg: 0 }] }
  const quoted = await agency.ask(refundCalls.quote.line, { by: buyer.token, body })
  return { newTimeSince, refundQuote: refundCalls.quote.answer.parse(quoted.data).quoteId }
}

export async function changedOrder(agency: TestAgency, buyer: Buyer) {
  const { orderId, userId } = await anotherIssued(agency, buyer)
  return async () => {
    await newTimeOf(agency, buyer, orderId)
    const { days } = await agency.agency.flights.otherFlights({ orderId, userId, leg: 0 })
    const [first] = days.flatMap(({ flights }) => flights)
    assert.ok(first)
    return { orderId, proposalId: first.proposalId, total: first.total }
  }
}

export async function movedOrder(agency: TestAgency, buyer: Buyer) {
  const { orderId, userId } = await anotherIssued(agency, buyer)
  const wanted = { orderId, userId, leg: 0, passengers: [0] }
  const { days, worth } = await agency.agency.flights.dateChangeDays(wanted)
  const [first] = days.flatMap(({ flights }) => flights)
  assert.ok(first)
  return { orderId, proposalId: first.proposalId, total: first.total, worth }
}

async function newTimeOf({ agency }: TestAgency, { userId }: Buyer, orderId: string): Promise<string> {
  const { orders, disruptions } = agency
  const [journey] = await orders.journeysOf(orderId)
  assert.ok(journey)
  const date = journey.departsLocal.toPlainDate()
  await disruptions.delayed({ flightNumber: journey.flightNumber, date }, 180)
  const { journeys } = await orders.detailsOf(userId, orderId)
  return journeys[0]?.change?.since ?? ''
}

async function anotherIssued(agency: TestAgency, buyer: Buyer) {
  const { pepper } = agency.house.settings.secrets
  const goods = flightGoods({ date: flightDate(agency), fareId: await cheapestFare(agency) })
  const wish = { goods, cards: ['6037990000001234'] }
  const { orderId = '' } = await buy({ ask: agency.ask, pepper }, wish, newDiary(buyer))
  return { orderId, userId: (await agency.agency.orders.ownersOf([orderId])).get(orderId) ?? '' }
}
