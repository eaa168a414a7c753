import assert from 'node:assert/strict'
import { samplePeople } from '#demo/sample-data.ts'
import type { Proposal } from '#flights/proposal.ts'
import { type Rial, rial } from '#money/rial.ts'
import { someBrowser } from '#testing/accounts/arrival.ts'
import { dayAhead, eventually } from './shopper.ts'
import type { Stage, Visit } from './stage.ts'

export interface IssuedOrder {
  readonly orderId: string
  readonly userId: string
  readonly requestId: string
  readonly proposalId: string
}

interface Wish {
  readonly isWanted: (proposal: Proposal) => boolean
  readonly daysAhead: number
}

export function issuedFor(stage: Stage, mobile: string, isWanted: Wish['isWanted']): Promise<IssuedOrder> {
  return issuedSoon(stage, mobile, { isWanted, daysAhead: 14 })
}

export async function issuedSoon(stage: Stage, mobile: string, wish: Wish): Promise<IssuedOrder> {
  const { orders } = stage.product.agency
  const paid = await paidSoon(stage, mobile, wish)
  await eventually(
    async () => (await orders.order(paid.orderId))?.status === 'issued',
    'the tickets were not issued',
    30,
  )
  return paid
}

/** Whatever becomes of it then. */
export function paidFor(stage: Stage, mobile: string, isWanted: Wish['isWanted']): Promise<IssuedOrder> {
  return paidSoon(stage, mobile, { isWanted, daysAhead: 14 })
}

async function paidSoon(stage: Stage, mobile: string, { isWanted, daysAhead }: Wish): Promise<IssuedOrder> {
  const { accounts, flights } = stage.product.agency
  const { userId } = await accounts.settle(`+98${mobile.slice(1)}`)
  const { requestId, proposals } = await flights.search({
    flightType: 1,
    origin: { code: 'THR', kind: 'CityCode' },
    destination: { code: 'MHD', kind: 'CityCode' },
    dates: [dayAhead(daysAhead)],
    adults: 2,
    children: 0,
    infants: 0,
  })
  const proposal = proposals.find((one) => one.seat > 1 && isWanted(one))
  assert.ok(proposal)
  const { proposalId } = proposal
  const { orderId } = await flights.submit(
    {
      requestId,
      proposalId,
      passengers: [samplePeople.sara, samplePeople.dariush],
      contact: { phoneNumber: mobile, email: '' },
      productChannel: 1,
    },
    { userId, address: mobile, sessionId: crypto.randomUUID(), once: crypto.randomUUID() },
  )
  await agreedAndPaid(stage, { orderId, userId, amount: rial(proposal.totalPrice) })
  return { orderId, userId, requestId, proposalId }
}

interface PaidOrder {
  readonly orderId: string
  readonly userId: string
  readonly amount: Rial
}

/** As by a bank that took its price at once. */
export async function agreedAndPaid(
  { product }: Stage,
  { orderId, userId, amount }: PaidOrder,
): Promise<void> {
  const { orders, database } = product.agency
  await orders.approve(orderId, userId)
  const attempt = { attemptId: crypto.randomUUID(), orderId, gatewayId: 1, amount }
  await database.transaction().execute((trx) => orders.captured(trx, attempt))
}

export async function comeIn(
  { context }: Pick<Visit, 'context'>,
  stage: Stage,
  mobile: string,
): Promise<void> {
  const { accessToken } = await stage.product.agency.accounts.admit(
    { phone: `+98${mobile.slice(1)}` },
    someBrowser,
  )
  await context.addCookies([{ name: 'access', value: accessToken, url: stage.address }])
}
