import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { samplePeople } from '#demo/sample-data.ts'
import type { Proposal } from '#flights/proposal.ts'
import { rial } from '#money/rial.ts'
import { agreedAndPaid } from './issued-order.ts'
import { dayAhead, eventually } from './shopper.ts'
import type { Stage } from './stage.ts'

export interface Aboard {
  readonly orderId: string
  readonly userId: string
  readonly mobile: string
}

export interface FullFlight {
  /** «W51041» */
  readonly flightNumber: string
  readonly date: Temporal.PlainDate
  /** rial, of each order */
  readonly price: number
  readonly aboard: readonly Aboard[]
}

const together = 8

/** So many travellers, one an order, with paid tickets for one flight; its aircraft has room for them. */
export async function fullFlight(stage: Stage, orders: number): Promise<FullFlight> {
  const { requestId, proposal } = await roomyFlight(stage)
  const aboard: Aboard[] = []
  async function buyer(): Promise<void> {
    while (next < orders) aboard.push(await bought(stage, { requestId, proposal }, next++))
  }
  let next = 0
  await Promise.all(Array.from({ length: together }, buyer))
  const all = aboard.map(({ orderId }) => orderId)
  await eventually(
    async () => {
      const statuses = await stage.product.agency.orders.statusesOf(all)
      return [...statuses.values()].every((status) => status === 'issued')
    },
    'the tickets were not issued',
    300,
  )
  const [journey] = await stage.product.agency.orders.journeysOf(all[0] ?? '')
  assert.ok(journey)
  const date = journey.departsLocal.toPlainDate()
  return { flightNumber: journey.flightNumber.replace(' ', ''), date, price: proposal.totalPrice, aboard }
}

interface Choice {
  readonly requestId: string
  readonly proposal: Proposal
}

async function roomyFlight(stage: Stage): Promise<Choice> {
  const { flights, database } = stage.product.agency
  const search = () =>
    flights.search({
      flightType: 1,
      origin: { code: 'THR', kind: 'CityCode' },
      destination: { code: 'MHD', kind: 'CityCode' },
      dates: [dayAhead(14)],
      adults: 1,
      children: 0,
      infants: 0,
    })
  const isPlain = ({ flightGroups: [group], refund }: Proposal) =>
    !/99\d\d$/.test(group?.flightNumber ?? '') && refund.penaltyNow !== null && refund.penaltyNow > 0
  const wanted = (await search()).proposals.find(isPlain)
  assert.ok(wanted)
  await sql`update flights.fares set capacity = 100000, elsewhere = 0, fill_load = 0
    where id = ${Number(wanted.proposalId)}`.execute(database)
  const { requestId, proposals } = await search()
  const proposal = proposals.find(({ proposalId }) => proposalId === wanted.proposalId)
  assert.ok(proposal)
  return { requestId, proposal }
}

/** Mobile numbers beyond those that the simulator of messages has something in mind with. */
async function bought(stage: Stage, { requestId, proposal }: Choice, nth: number): Promise<Aboard> {
  const { accounts, flights } = stage.product.agency
  const mobile = `0913${String(1_000_500 + nth)}`
  const { userId } = await accounts.settle(`+98${mobile.slice(1)}`)
  const { orderId } = await flights.submit(
    {
      requestId,
      proposalId: proposal.proposalId,
      passengers: [samplePeople.sara],
      contact: { phoneNumber: mobile, email: '' },
      productChannel: 1,
    },
    { userId, address: mobile, sessionId: crypto.randomUUID(), once: crypto.randomUUID() },
  )
  await agreedAndPaid(stage, { orderId, userId, amount: rial(proposal.totalPrice) })
  return { orderId, userId, mobile }
}
