import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { Submitted } from '#flights/booking/order-response.ts'
import { Results } from '#flights/responses.ts'
import { due } from '#orders/order.ts'
import type { SignedIn, TestAgency } from '#testing/app/agency.ts'
import { contact, submitLine } from '#testing/flights/buying.ts'

export interface FlownDays {
  readonly out: string
  readonly back: string
}

/** An issued ticket to Istanbul and back, of those that bring the most when they are given back. */
export async function ticketAbroad(
  { ask, agency, house }: Pick<TestAgency, 'ask' | 'agency' | 'house'>,
  user: SignedIn,
  { passengers, days }: { readonly passengers: readonly object[]; readonly days: FlownDays },
): Promise<{ readonly orderId: string }> {
  const found = await ask('POST /api/flight-catalog/FlightCatalog/Available', {
    body: {
      flightType: 2,
      origin: { code: 'THR' },
      destination: { code: 'IST' },
      dates: [days.out, days.back],
      adults: passengers.length,
    },
  })
  assert.equal(found.status, 200, found.text)
  const { requestId, proposals } = Results.parse(found.data)
  const [proposal] = proposals
    .filter(({ seat }) => seat >= passengers.length)
    .toSorted((a, b) => b.refund.back - a.refund.back)
  assert.ok(proposal)
  const body = { requestId, proposalId: proposal.proposalId, passengers, contact }
  const told = await ask(submitLine, { by: user.token, body, key: randomUUID() })
  assert.equal(told.status, 200, told.text)
  const { orderId } = Submitted.parse(told.data)
  const { order } = await agency.orders.approve(orderId, user.userId)
  const attempt = { attemptId: randomUUID(), orderId, gatewayId: 1, amount: due(order) }
  await house.database.transaction().execute((trx) => agency.orders.captured(trx, attempt))
  await agency.orders.work.issue(orderId)
  assert.equal((await agency.orders.order(orderId))?.status, 'issued')
  return { orderId }
}
