import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { all, one } from '#database/database.ts'
import { Submitted } from '#flights/booking/order-response.ts'
import type { Proposal } from '#flights/proposal.ts'
import type { SupplierCaps } from '#flights/supplier/caps.ts'
import type { SupplierOffer } from '#flights/supplier/offer.ts'
import { buyingAt, contact, nika, omid, sara, submitLine } from '#testing/flights/buying.ts'
import { openTestFlights, sampleNow, type TestFlights } from '#testing/flights/flights.ts'
import { anOffer, openTestSupplier, type TestSupplier } from '#testing/flights/suppliers/supplier.ts'

export const withFamily = { passengers: [sara, omid, nika], party: { children: 1, infants: 1 } }

interface Filed {
  readonly orderId: string
  readonly state: string
  readonly ref: string | null
  readonly history: readonly { readonly to: string }[]
}

interface How {
  readonly passengers?: readonly object[]
  readonly party?: object
}

export async function openSelling(wish: Partial<SupplierCaps> = {}) {
  const seller = openTestSupplier('seller', { settlesAfterMs: 60_000, ...wish })
  const t = await openTestFlights([seller])
  const verbs = ['hold', 'issue', 'lookup', 'release', 'refund', 'refundQuote', 'reprice'] as const
  let [userId, serial] = ['', 0]

  async function begin(): Promise<void> {
    userId = await t.user()
    t.house.clock.set(sampleNow.add({ minutes: 20 * serial++ }))
    const expiresAt = t.house.clock.now().add({ minutes: 18 })
    seller.offers = [anOffer(`o${serial}`, { expiresAt, base: 30_000_000 + serial * 100_000 })]
    seller.asks = 100
    seller.holdsUntil = null
    seller.searches(async function* () {
      yield { offers: seller.offers, isComplete: true }
    })
    seller.book.clear()
    for (const verb of verbs) {
      seller.order(verb)
      seller.asked[verb] = 0
    }
  }

  const buyer = buyerOf(t, () => userId)
  return {
    t,
    seller,
    begin,
    ...buyer,
    paidBothWays: () => paidBothWays({ t, seller, buyer }),
    userId: () => userId,
    ...booksOf(t, () => userId),
    /** what the supplier's own books say of each booking */
    standing: () => [...seller.book.values()].map(({ state }) => state),
  }
}

function buyerOf(t: TestFlights, userId: () => string) {
  async function offered(party: object = {}): Promise<{ requestId: string; proposal: Proposal }> {
    const { requestId } = await buyingAt(t).search(party)
    for await (const { proposals } of t.flights.more({ requestId })) {
      const [proposal] = proposals
      if (proposal !== undefined) return { requestId, proposal }
    }
    throw new Error('nothing was offered')
  }

  async function ordered({ passengers = [sara], party = {} }: How = {}) {
    const { requestId, proposal } = await offered(party)
    const asked = { requestId, proposalId: proposal.proposalId, passengers, contact }
    return { proposal, told: await t.ask(submitLine, asked, userId()) }
  }

  async function submitted(how: How = {}) {
    const { told, proposal } = await ordered(how)
    assert.equal(told.status, 200, told.text)
    return { ...Submitted.parse(told.data), proposal }
  }

  async function paid(how: How = {}) {
    const made = await submitted(how)
    await pay(made.orderId)
    return made
  }

  async function pay(orderId: string): Promise<void> {
    const { order } = await t.orders.approve(orderId, userId())
    const attempt = { attemptId: randomUUID(), orderId, gatewayId: 1, amount: order.total }
    await t.house.database.transaction().execute((trx) => t.orders.captured(trx, attempt))
  }

  return {
    ordered,
    submitted,
    paid,
    pay,
    submit: (asked: object) => t.ask(submitLine, { ...asked, passengers: [sara], contact }, userId()),
  }
}

interface Selling {
  readonly t: TestFlights
  readonly seller: TestSupplier
  readonly buyer: ReturnType<typeof buyerOf>
}

async function paidBothWays({ t, seller, buyer }: Selling): Promise<string> {
  const [out] = seller.offers
  if (out === undefined) throw new Error('begin first')
  seller.searches(async function* ({ directions: [asked] }) {
    yield { offers: asked?.origin.code === 'THR' ? [out] : [backOf(out)], isComplete: true }
  })
  const results = await buyingAt(t).search({ flightType: 2, dates: ['2026-12-03', '2026-12-06'] })
  const { requestId, returningRequestId } = results
  const chosen = new Map<boolean, string>()
  for await (const { proposals } of t.flights.more({
    requestId,
    returningRequestId: returningRequestId ?? '',
  }))
    for (const { isReturning, proposalId } of proposals) chosen.set(isReturning, proposalId)
  const both = {
    requestId,
    proposalId: chosen.get(false),
    returningRequestId,
    returningProposalId: chosen.get(true),
  }
  const told = await buyer.submit(both)
  assert.equal(told.status, 200, told.text)
  const { orderId } = Submitted.parse(told.data)
  await buyer.pay(orderId)
  return orderId
}

function backOf(out: SupplierOffer): SupplierOffer {
  const later = (local: Temporal.PlainDateTime) => local.add({ days: 3 })
  const directions = out.directions.map((flights) =>
    flights.map((flight) => ({
      ...flight,
      origin: flight.destination,
      destination: flight.origin,
      departsLocal: later(flight.departsLocal),
      arrivesLocal: later(flight.arrivesLocal),
    })),
  )
  return { ...out, ref: `${out.ref}-back`, directions }
}

export function earnedBy({ house: { database } }: TestFlights, orderId: string) {
  const ofClass = (name: string) => sql`coalesce(sum(p.amount) filter (where a.class = ${name}), 0)::bigint`
  return one<{ readonly total: number; readonly payable: number; readonly revenue: number }>(
    database,
    sql`
      select -${ofClass('prepayment')} as total, ${ofClass('supplier-payable')} as payable, ${ofClass('revenue')} as revenue
      from wallet.entry e join wallet.posting p on p.entry_id = e.id join wallet.account a on a.id = p.account_id
      where e.order_id = ${orderId} and e.kind = 'order-issued'`,
  )
}

function booksOf(t: TestFlights, userId: () => string) {
  const { database } = t.house
  return {
    filed: (orderId: string) =>
      one<Filed>(
        database,
        sql`select state, ref, history from flights.supplier_orders where order_id = ${orderId}`,
      ),
    filedOfUser: () =>
      all<Filed>(
        database,
        sql`
          select s.state, s.ref, s.history, s.order_id as "orderId" from flights.supplier_orders s
          join orders."order" o on o.id = s.order_id where o.owner_id = ${userId()}`,
      ),
    settle: () => t.flights.work.settleSuppliers(),
    statusOf: async (orderId: string) => (await t.orders.order(orderId))?.status,
  }
}
