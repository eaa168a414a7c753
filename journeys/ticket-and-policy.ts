import assert from 'node:assert/strict'
import { PolicyRequest } from '#insurance/requests.ts'
import { rial } from '#money/rial.ts'
import { due } from '#orders/order.ts'
import { applicantForm } from '#testing/app/visas.ts'
import { dayAhead, eventually } from './shopper.ts'
import type { Stage } from './stage.ts'

export interface TicketAndPolicy {
  readonly ticket: string
  readonly policy: string
  /** rial */
  readonly policyTotal: number
}

/** Of one person, to Istanbul and back, the ticket one that can be given back. */
export async function ticketAndPolicy(stage: Stage, mobile: string): Promise<TicketAndPolicy> {
  const { accounts, flights, insurance } = stage.product.agency
  const { userId } = await accounts.settle(`+98${mobile.slice(1)}`)
  const [startsOn, endsOn] = [dayAhead(30), dayAhead(37)]
  const contact = { phoneNumber: mobile, email: '' }
  const buyer = () => ({ userId, address: mobile, sessionId: crypto.randomUUID(), once: crypto.randomUUID() })
  const { requestId, proposals } = await flights.search({
    flightType: 2,
    origin: { code: 'THR', kind: 'CityCode' },
    destination: { code: 'IST', kind: 'CityCode' },
    dates: [startsOn, endsOn],
    adults: 1,
    children: 0,
    infants: 0,
  })
  const [proposal] = proposals.toSorted((a, b) => b.refund.back - a.refund.back)
  assert.ok(proposal)
  const { orderId: ticket } = await flights.submit(
    { requestId, proposalId: proposal.proposalId, passengers: [applicantForm()], contact, productChannel: 1 },
    buyer(),
  )
  await paid(stage, ticket, userId)
  const trip = { country: 'TR', startsOn, endsOn }
  const { plans } = await insurance.plans({ ...trip, births: '1988-08-15' })
  const policyTotal = plans.find(({ id }) => id === 'companion')?.total ?? 0
  const request = PolicyRequest.parse({
    trip,
    plan: 'companion',
    people: [applicantForm()],
    contact,
    totalPrice: policyTotal,
  })
  const { orderId: policy } = await insurance.submit(request, buyer())
  await paid(stage, policy, userId)
  return { ticket, policy, policyTotal }
}

async function paid(stage: Stage, orderId: string, userId: string): Promise<void> {
  const { orders, database } = stage.product.agency
  await orders.approve(orderId, userId)
  const order = await orders.order(orderId)
  assert.ok(order)
  const attempt = { attemptId: crypto.randomUUID(), orderId, gatewayId: 1, amount: rial(due(order)) }
  await database.transaction().execute((trx) => orders.captured(trx, attempt))
  await eventually(async () => (await orders.order(orderId))?.status === 'issued', 'it is not issued')
}
