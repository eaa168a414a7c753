import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { Submitted, Verified } from '#flights/booking/order-response.ts'
import type { BagOffer } from '#flights/choosing/bag.ts'
import type { Proposal } from '#flights/proposal.ts'
import { FlightDetail } from '#flights/responses.ts'
import { buyingAt, contact, nika, omid, sara, submitLine } from '#testing/flights/buying.ts'
import type { TestFlights } from '#testing/flights/flights.ts'

export const family = { party: { children: 1, infants: 1 }, passengers: [sara, omid, nika] }
const detailLine = 'POST /api/flight-catalog/FlightCatalog/FlightDetail'
/** a system fare with seats for all and no provoked fault */
const isSystem = ({ isCharter, seat, flightGroups }: Proposal) =>
  !isCharter && seat > 5 && !/W5 99\d\d/.test(flightGroups[0]?.flightNumber ?? '')

export interface Wished {
  readonly passenger: number
  readonly leg?: number
  readonly bag: Pick<BagOffer, 'id' | 'price'>
}

export const bodyOf = (asked: object, ...bags: readonly Wished[]) => ({
  ...asked,
  passengers: family.passengers,
  contact,
  bags: bags.map(({ passenger, leg = 0, bag }) => ({ passenger, leg, bagId: bag.id, price: bag.price })),
})

export const need = (bags: readonly BagOffer[], id: string): BagOffer => {
  const bag = bags.find((one) => one.id === id)
  assert.ok(bag, `${id} is sold`)
  return bag
}

export function bagsAt(t: TestFlights) {
  async function chosen(pick: (proposals: readonly Proposal[]) => Proposal | undefined, party = {}) {
    const { requestId, proposals } = await buyingAt(t).search(party)
    const proposal = pick(proposals)
    assert.ok(proposal)
    const asked = { requestId, proposalId: proposal.proposalId }
    const detail = FlightDetail.parse((await t.ask(detailLine, asked)).data)
    return { asked, proposal, bags: detail.bags[0]?.bags ?? [], says: detail.bags[0]?.says }
  }

  const ofFamily = () => chosen((all) => all.find(isSystem), family.party)

  async function seen(orderId: string, userId: string): Promise<Verified> {
    const line = `GET /api/flight-reservation/Submit/VerifyFlightOrder/${orderId}`
    return Verified.parse((await t.ask(line, undefined, userId)).data)
  }

  async function issuedWith(userId: string, ...wish: readonly { passenger: number; id: string }[]) {
    const { asked, bags, proposal } = await ofFamily()
    const wished = wish.map(({ passenger, id }) => ({ passenger, bag: need(bags, id) }))
    const told = await t.ask(submitLine, bodyOf(asked, ...wished), userId)
    assert.equal(told.status, 200, told.text)
    const order = Submitted.parse(told.data)
    const { order: approved } = await t.orders.approve(order.orderId, userId)
    await t.house.database.transaction().execute((trx) =>
      t.orders.captured(trx, {
        attemptId: randomUUID(),
        orderId: order.orderId,
        gatewayId: 1,
        amount: approved.total,
      }),
    )
    await t.orders.work.issue(order.orderId)
    return { ...order, proposal, bags: wished.map(({ bag }) => bag) }
  }

  return { chosen, ofFamily, seen, issuedWith }
}
