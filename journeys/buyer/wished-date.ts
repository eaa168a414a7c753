import assert from 'node:assert/strict'
import { flightCalls } from '#flights/calls.ts'
import { rial } from '#money/rial.ts'
import type { TestAgency } from '#testing/app/agency.ts'
import { saraAbroad } from '#testing/flights/buying.ts'
import type { Belongings, Named } from './belongings.ts'
import type { Buyer } from './diary.ts'

/** A ticket abroad, and another day for it. */
export async function wishedDateOf(
  { agency, ask, house }: TestAgency,
  { userId, token, person }: Buyer,
): Promise<NonNullable<Belongings['wishedDate']>> {
  const { orders, database } = agency
  const today = house.clock.now().toZonedDateTimeISO('Asia/Tehran').toPlainDate()
  const [date, day] = [today.add({ days: 14 }).toString(), today.add({ days: 16 }).toString()]
  const journey = { origin: { code: 'IKA' }, destination: { code: 'DXB' }, dates: [date] }
  const found = await ask(flightCalls.available.line, { body: journey, by: token })
  const { requestId, proposals } = flightCalls.available.answer.parse(found.data)
  const proposalId = proposals.find(({ seat }) => seat > 0)?.proposalId
  const body = { requestId, proposalId, passengers: [saraAbroad], contact: person.contact }
  const made = await ask(flightCalls.submit.line, { body, by: token })
  const { orderId, totalPrice } = flightCalls.submit.answer.parse(made.data)
  await orders.approve(orderId, userId)
  const attempt = { attemptId: crypto.randomUUID(), orderId, gatewayId: 1, amount: rial(totalPrice) }
  await database.transaction().execute((trx) => orders.captured(trx, attempt))
  await orders.work.issue(orderId)
  assert.equal((await orders.order(orderId))?.status, 'issued')
  return { orderId, day }
}

export function wishingDate({
  issuedOrder,
  wishedDate,
}: Pick<Belongings, 'issuedOrder' | 'wishedDate'>): Named {
  const { orderId, day } = wishedDate ?? { orderId: issuedOrder, day: '2099-01-01' }
  return { body: { orderId, leg: 0, passengers: [0], day, isFlexible: false, note: '' } }
}
