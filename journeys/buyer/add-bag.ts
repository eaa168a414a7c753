import { flightCalls } from '#flights/calls.ts'
import { type Diary, newDiary, once, type Shop } from './diary.ts'
import type { OrderStatus } from './goods.ts'
import { type Paying, payOnAndOn } from './pay.ts'

/** The smallest bag that is sold on an issued ticket, as an order of its own. */
export async function addBag(shop: Shop, paying: Paying, ticket: Diary): Promise<void> {
  const { token } = ticket.buyer
  const asked = new URLSearchParams({ orderId: ticket.orderId ?? '', leg: '0' })
  const told = await shop.ask(`${flightCalls.laterBags.line}?${asked}`, { by: token })
  if (told.status !== 200) return
  const [bag] = flightCalls.laterBags.answer.parse(told.data).people[0]?.bags ?? []
  if (bag === undefined) return
  const made = newDiary(ticket.buyer)
  ticket.beside.push(made)
  const bags = [{ passenger: 0, bagId: bag.id, price: bag.price }]
  const { line } = flightCalls.submitLaterBags
  const sent = await once(shop, made, { line, body: { orderId: ticket.orderId, leg: 0, bags } })
  if (sent === undefined) return
  const { orderId, totalPrice: total, status } = flightCalls.submitLaterBags.answer.parse(sent.data)
  Object.assign(made, { orderId, total, status })
  await payOnAndOn(shop, { ...paying, goods: { look: lookAtBags } }, made)
}

async function lookAtBags(shop: Shop, { buyer }: Diary, orderId: string): Promise<OrderStatus> {
  const line = flightCalls.verifyLaterBags.line.replace('{id}', orderId)
  const told = await shop.ask(line, { by: buyer.token })
  const { status } = flightCalls.verifyLaterBags.answer.parse(told.data)
  return { status, reference: null }
}
