import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { flightCalls } from '#flights/calls.ts'
import type { DateChanged, FlightInstead } from '#flights/changes/date-change.ts'
import { due } from '#orders/order.ts'
import { type DuffelSimulator, openDuffelSimulator, token } from '#simulators/duffel/server.ts'
import type { DuffelCall } from '#simulators/duffel/weather.ts'
import type { SignedIn } from '#testing/app/agency.ts'
import { openRebookingHouse, type RebookingHouse, type Ticketed } from '#testing/app/rebooking.ts'
import { contact, saraAbroad } from '#testing/flights/buying.ts'

const baku = {
  origin: { code: 'IKA', kind: 'AirportCode' },
  destination: { code: 'GYD', kind: 'AirportCode' },
}

/** Of an order at Duffel: what is on file of it, and who was changed into whom. */
export interface Filed {
  readonly key: string
  readonly state: string
  readonly ref: string | null
  readonly changedInto: string | null
}

export interface BoughtAbroad {
  readonly people?: readonly object[]
  readonly flight?: string
  /** which of the flight's fares, the cheapest first */
  readonly fare?: number
  readonly route?: object
  readonly by?: SignedIn
  /** of a discount */
  readonly code?: string
}

export async function openHouseAbroad() {
  let t: RebookingHouse | undefined
  const simulator = await openDuffelSimulator({
    port: 0,
    now: () => t?.house.clock.now() ?? Temporal.Now.instant(),
  })
  t = await openRebookingHouse({
    SUPPLIERS: 'duffel',
    DUFFEL_URL: simulator.url,
    DUFFEL_TOKEN: token,
    DUFFEL_EMAIL: 'tickets@example.com',
  })
  const house = t
  return {
    ...house,
    simulator,
    ...buyingAbroad(house),
    ...choosingAbroad(house),
    ...lookingAbroad(house, simulator),
    async [Symbol.asyncDispose]() {
      await house[Symbol.asyncDispose]()
      await simulator.close()
    },
  }
}

export type HouseAbroad = Awaited<ReturnType<typeof openHouseAbroad>>

function buyingAbroad(t: RebookingHouse) {
  const { orders, flights } = t.agency

  /** Searches are shared for a minute, and of one only one offer is booked there. */
  async function offered(route: object, adults: number) {
    t.house.clock.advance({ minutes: 2 })
    const body = { ...baku, dates: ['2026-12-03'], ...route, adults }
    const found = await t.ask(flightCalls.available.line, { body })
    const { requestId } = flightCalls.available.answer.parse(found.data)
    const proposals = []
    for await (const part of flights.more({ requestId })) proposals.push(...part.proposals)
    return { requestId, proposals: proposals.toSorted((a, b) => a.totalPrice - b.totalPrice) }
  }

  async function abroad({
    people = [saraAbroad],
    flight = 'J2 8008',
    fare = 0,
    route = {},
    by,
    code = '',
  }: BoughtAbroad = {}): Promise<Ticketed> {
    const owner = by ?? (await t.somebody())
    const { requestId, proposals } = await offered(route, people.length)
    const fares = proposals.filter(({ flightGroups }) => flightGroups[0]?.flightNumber === flight)
    const proposalId = fares[fare]?.proposalId
    assert.ok(proposalId, `${flight} is not offered`)
    const body = { requestId, proposalId, passengers: people, contact }
    const told = await t.ask(flightCalls.submit.line, { by: owner.token, body })
    assert.equal(told.status, 200, told.text)
    const { orderId, orderNumber } = flightCalls.submit.answer.parse(told.data)
    if (code !== '') await orders.applyVoucher({ orderId, code }, owner.userId)
    await orders.approve(orderId, owner.userId)
    assert.equal(await t.captured(orderId), 'paid')
    await orders.work.issue(orderId)
    assert.equal((await orders.order(orderId))?.status, 'issued')
    return { owner, orderId, orderNumber }
  }

  return { offered, abroad }
}

function choosingAbroad(t: RebookingHouse) {
  const { orders } = t.agency

  /** The first flight that is wanted among those of some days, which are asked for one by one. */
  async function found(mine: Ticketed, isWanted: (one: FlightInstead) => boolean, passengers = [0]) {
    for (const day of ['2026-12-04', '2026-12-05', '2026-12-06', '2026-12-07']) {
      const query = new URLSearchParams({
        orderId: mine.orderId,
        leg: '0',
        passengers: passengers.join(),
        day,
      })
      const told = await t.ask(`${flightCalls.dateChangeDays.line}?${query}`, { by: mine.owner.token })
      assert.equal(told.status, 200, told.text)
      const { days } = flightCalls.dateChangeDays.answer.parse(told.data)
      const flight = days.find(({ date }) => date === day)?.flights.find(isWanted)
      if (flight !== undefined) return flight
    }
    throw new Error('no such flight')
  }

  const choose = (mine: Ticketed, { proposalId, total, terms }: FlightInstead, passengers = [0]) =>
    t.change(mine, { proposalId, total, worth: terms?.worth ?? 0 }, { passengers })

  async function chosen(
    mine: Ticketed,
    isWanted: (one: FlightInstead) => boolean,
    passengers = [0],
  ): Promise<DateChanged & { readonly flight: FlightInstead }> {
    const flight = await found(mine, isWanted, passengers)
    const told = await choose(mine, flight, passengers)
    assert.equal(told.status, 200, told.text)
    return { ...flightCalls.changeDate.answer.parse(told.data), flight }
  }

  /** Paid, at a bank where something is left to pay, and asked for once. */
  async function paidFor(mine: Ticketed, made: DateChanged): Promise<void> {
    if (made.toPay === 0) return t.confirmed(mine, made)
    await t.agreed(mine, made)
    const order = await orders.order(made.orderId)
    assert.ok(order)
    const attempt = { attemptId: randomUUID(), orderId: made.orderId, gatewayId: 1, amount: due(order) }
    await t.house.database.transaction().execute((trx) => orders.captured(trx, attempt))
    await orders.work.issue(made.orderId)
  }

  return { found, choose, chosen, paidFor }
}

function lookingAbroad(t: RebookingHouse, simulator: DuffelSimulator) {
  const { database } = t.house
  const filed = (orderId: string) =>
    all<Filed>(
      database,
      sql`select key, state, ref, changed_into as "changedInto" from flights.supplier_orders where order_id = ${orderId}`,
    )
  return {
    filed,
    async there(orderId: string) {
      const [row] = await filed(orderId)
      return simulator.books.order(row?.ref ?? '')
    },
    /** Refunds that are to be asked for there, or that somebody has to ask for. */
    async wantedBack(orderId: string): Promise<number> {
      const rows = await all(
        database,
        sql`select r.key from flights.supplier_refunds r join flights.supplier_orders o using (key) where o.order_id = ${orderId}`,
      )
      return rows.length
    },
    times: (call: DuffelCall) => simulator.asked.get(call) ?? 0,
    /** What we owe our seller for flights by the ledger, rial. */
    async owed(): Promise<number> {
      const [row] = await all<{ owed: number }>(
        database,
        sql`select coalesce(sum(p.amount), 0)::bigint as owed from wallet.posting p join wallet.account a on a.id = p.account_id
          where a.class in ('supplier-payable', 'supplier-receivable')`,
      )
      return row?.owed ?? 0
    },
  }
}
