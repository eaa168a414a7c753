import assert from 'node:assert/strict'
import { flightCalls } from '#flights/calls.ts'
import { LaterBagsToSubmit } from '#flights/later-bags/later-bag-calls.ts'
import { rial } from '#money/rial.ts'
import type { TestAgency } from '#testing/app/agency.ts'
import type { Belongings, Named } from './belongings.ts'
import { buy } from './buy.ts'
import { type Buyer, newDiary } from './diary.ts'
import { adultToMashhad, flightGoods } from './flight-goods.ts'

/** A bag on a ticket of a fare that sells bags, bought and issued. */
export async function bagsIn(agency: TestAgency, buyer: Buyer): Promise<string> {
  const { flights, orders, database } = agency.agency
  const { orderId: ticketOrder, ...bag } = await bagWishOf(agency, buyer)
  const asked = LaterBagsToSubmit.parse({ orderId: ticketOrder, leg: 0, bags: [{ passenger: 0, ...bag }] })
  const by = { userId: buyer.userId, address: '192.0.2.1', sessionId: crypto.randomUUID() }
  const { orderId, totalPrice } = await flights.laterBags.submit(asked, { ...by, once: crypto.randomUUID() })
  const attempt = { attemptId: crypto.randomUUID(), orderId, gatewayId: 1, amount: rial(totalPrice) }
  await database.transaction().execute((trx) => orders.captured(trx, attempt))
  await orders.work.issue(orderId)
  assert.equal((await orders.order(orderId))?.status, 'issued')
  return orderId
}

/** A ticket without a bag, and the cheapest that may be added to it. */
export async function bagWishOf(
  agency: TestAgency,
  buyer: Buyer,
): Promise<NonNullable<Belongings['bagWish']>> {
  const { ask, house } = agency
  const { pepper } = house.settings.secrets
  const date = house.clock.now().toZonedDateTimeISO('Asia/Tehran').toPlainDate().add({ days: 22 }).toString()
  const found = await ask(flightCalls.available.line, { body: adultToMashhad(date) })
  const { proposals } = flightCalls.available.answer.parse(found.data)
  const fareId = Number(
    proposals.find(({ isCharter, refund, flightGroups: [group] }) => {
      const isSound = !isCharter && refund.percentNow < 100
      return isSound && group?.flightNumber.startsWith('W5 99') === false
    })?.proposalId,
  )
  const wish = { goods: flightGoods({ date, fareId }), cards: ['6037990000001234'] }
  const { orderId, status } = await buy({ ask, pepper }, wish, newDiary(buyer))
  assert.ok(status === 'issued' && orderId !== undefined)
  const { people } = await agency.agency.flights.laterBags.onSale({ orderId, userId: buyer.userId, leg: 0 })
  const bag = people[0]?.bags[0]
  assert.ok(bag)
  return { orderId, bagId: bag.id, price: bag.price }
}

/** Without a wish at no price that anybody asks. */
export function wishingBag({ issuedOrder, bagWish }: Belongings): Named {
  const { orderId, bagId, price } = bagWish ?? { orderId: issuedOrder, bagId: '10kg', price: 10 }
  return { body: { orderId, leg: 0, bags: [{ passenger: 0, bagId, price }] } }
}
