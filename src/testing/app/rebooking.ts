import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { flightCalls } from '#flights/calls.ts'
import type {
  DateChangeBody,
  DateChangeDays,
  DateChanged,
  FlightInstead,
} from '#flights/changes/date-change.ts'
import type { OtherFlight, OtherFlights, Rebooked } from '#flights/changes/rebooking.ts'
import { orderCalls } from '#orders/calls.ts'
import { due } from '#orders/order.ts'
import { orderFaults } from '#orders/server/invariants.ts'
import { refundFaults } from '#refunds/server/invariants.ts'
import { openTestAgency, type SignedIn, type TestAgency, type TestResponse } from '#testing/app/agency.ts'
import { type JourneyOnOffer, journeysAt } from '#testing/flights/journeys.ts'
import { bookFaults, openPrepayments, openRebookings, openRefundsDue } from '#wallet/server/books.ts'

export interface Ticketed {
  readonly owner: SignedIn
  readonly orderId: string
  readonly orderNumber: string
}

export async function openRebookingHouse(environment: Record<string, string> = {}) {
  const t = await openTestAgency({ JOBS: 'elsewhere', ...environment })
  t.house.clock.set(Temporal.Instant.from('2026-11-21T06:00:00Z'))
  let people = 0
  const somebody = () => t.admit(`+98914${String(people++).padStart(7, '0')}`)
  return {
    ...t,
    somebody,
    ...buyingAt(t, somebody),
    ...choosingAt(t),
    ...changingAt(t),
    ...lookingAt(t),
    [Symbol.asyncDispose]: () => t[Symbol.asyncDispose](),
  }
}

interface Terms {
  /** of a discount */
  readonly code?: string
  /** else somebody new */
  readonly by?: SignedIn | undefined
}

function buyingAt(t: TestAgency, somebody: () => Promise<SignedIn>) {
  const { orders } = t.agency

  async function bought(
    passengers: readonly object[],
    find: (at: ReturnType<typeof journeysAt>) => Promise<JourneyOnOffer>,
    { code = '', by }: Terms = {},
  ): Promise<Ticketed> {
    const owner = by ?? (await somebody())
    const at = journeysAt({
      ...t.agency,
      house: t.house,
      ask: async (line, body, userId) => ({
        codes: [],
        fields: [],
        ...(await t.ask(line, { body, by: userId && owner.token })),
      }),
    })
    const { orderId, orderNumber } = await at.submitted(owner.userId, await find(at), passengers)
    if (code !== '') await orders.applyVoucher({ orderId, code }, owner.userId)
    await orders.approve(orderId, owner.userId)
    assert.equal(await captured(orderId), 'paid')
    await orders.work.issue(orderId)
    assert.equal((await orders.order(orderId))?.status, 'issued')
    return { owner, orderId, orderNumber }
  }

  async function captured(orderId: string): Promise<'paid' | 'credited'> {
    const order = await orders.order(orderId)
    assert.ok(order)
    const attempt = { attemptId: randomUUID(), orderId, gatewayId: 1, amount: due(order) }
    return t.house.database.transaction().execute((trx) => orders.captured(trx, attempt))
  }

  async function cancelled({ orderId }: Ticketed, leg = 0): Promise<void> {
    const journey = (await orders.journeysOf(orderId))[leg]
    assert.ok(journey)
    const { flightNumber, departsLocal } = journey
    await t.agency.disruptions.cancelled({ flightNumber, date: departsLocal.toPlainDate() })
  }

  return { bought, captured, cancelled }
}

function choosingAt(t: TestAgency) {
  const { orders } = t.agency

  const askedFor = ({ owner, orderId }: Ticketed, leg = 0, by = owner): Promise<TestResponse> =>
    t.ask(`${flightCalls.otherFlights.line}?orderId=${orderId}&leg=${leg}`, { by: by.token })

  async function others(ticketed: Ticketed, leg = 0): Promise<OtherFlights> {
    const told = await askedFor(ticketed, leg)
    assert.equal(told.status, 200, told.text)
    return flightCalls.otherFlights.answer.parse(told.data)
  }

  const choose = (
    { owner, orderId }: Ticketed,
    { proposalId, total }: Pick<OtherFlight, 'proposalId' | 'total'>,
    { leg = 0, key = randomUUID(), by = owner } = {},
  ) => t.ask(flightCalls.rebook.line, { by: by.token, key, body: { orderId, leg, proposalId, total } })

  async function chosen(ticketed: Ticketed, other: OtherFlight, leg = 0): Promise<Rebooked> {
    const told = await choose(ticketed, other, { leg })
    assert.equal(told.status, 200, told.text)
    return flightCalls.rebook.answer.parse(told.data)
  }

  /** Agreed to without a captcha. */
  async function agreed({ owner }: Ticketed, { orderId }: Pick<Rebooked, 'orderId'>, agreedTotal?: number) {
    const body = { orderId, captchaId: '', captchaCode: '', agreedTotal }
    const told = await t.ask(flightCalls.reserve.line, { by: owner.token, body })
    assert.equal(told.status, 200, told.text)
    return flightCalls.reserve.answer.parse(told.data)
  }

  async function confirmed(ticketed: Ticketed, made: Rebooked): Promise<void> {
    await agreed(ticketed, made)
    const body = { orderId: made.orderId }
    const told = await t.ask(orderCalls.confirm.line, { by: ticketed.owner.token, body })
    assert.equal(told.status, 200, told.text)
    await orders.work.issue(made.orderId)
  }

  return { askedFor, others, choose, chosen, agreed, confirmed }
}

interface Moving {
  readonly leg?: number
  readonly passengers?: readonly number[]
  readonly from?: string
  readonly by?: SignedIn
}

function changingAt(t: TestAgency) {
  const daysAsked = (
    { owner, orderId }: Ticketed,
    { leg = 0, passengers = [0], from, by = owner }: Moving = {},
  ): Promise<TestResponse> => {
    const query = new URLSearchParams({ orderId, leg: `${leg}`, passengers: passengers.join() })
    if (from !== undefined) query.set('from', from)
    return t.ask(`${flightCalls.dateChangeDays.line}?${query}`, { by: by.token })
  }

  async function daysFor(ticketed: Ticketed, moving: Moving = {}): Promise<DateChangeDays> {
    const told = await daysAsked(ticketed, moving)
    assert.equal(told.status, 200, told.text)
    return flightCalls.dateChangeDays.answer.parse(told.data)
  }

  const change = (
    { owner, orderId }: Ticketed,
    { proposalId, total, worth }: Pick<DateChangeBody, 'proposalId' | 'total' | 'worth'>,
    { leg = 0, passengers = [0], key = randomUUID(), by = owner }: Moving & { readonly key?: string } = {},
  ) =>
    t.ask(flightCalls.changeDate.line, {
      by: by.token,
      key,
      body: { orderId, leg, passengers, proposalId, total, worth },
    })

  /** The first flight of those days that is wanted, held. */
  async function moved(
    ticketed: Ticketed,
    isWanted: (one: FlightInstead, date: string) => boolean,
    moving: Moving = {},
  ): Promise<DateChanged> {
    const { days, worth } = await daysFor(ticketed, moving)
    const found = days.flatMap(({ date, flights }) => flights.filter((one) => isWanted(one, date)))
    assert.ok(found[0], 'no such flight')
    const told = await change(ticketed, { ...found[0], worth }, moving)
    assert.equal(told.status, 200, told.text)
    return flightCalls.changeDate.answer.parse(told.data)
  }

  return { daysAsked, daysFor, change, moved }
}

function lookingAt({ agency: { orders, wallet }, house: { database, clock } }: TestAgency) {
  const statusOf = async ({ orderId }: { readonly orderId: string }) => (await orders.order(orderId))?.status
  const balance = ({ owner }: Ticketed) => wallet.balanceOf(owner.userId)

  /** What an order has, fare by fare. */
  const seats = ({ orderId }: { readonly orderId: string }) =>
    all(
      database,
      sql<{ seats: number; state: string }>`
        select seats, state from flights.hold_fares join flights.holds using (order_id)
        where order_id = ${orderId} order by leg`,
    )

  async function sound(): Promise<void> {
    const now = clock.now()
    assert.deepEqual(await bookFaults(database), [])
    assert.deepEqual(await orderFaults(database, { now, prepaid: await openPrepayments(database) }), [])
    assert.deepEqual(await refundFaults(database, { now, due: await openRefundsDue(database) }), [])
    assert.deepEqual(await all(database, miscounted), [])
  }

  return { statusOf, balance, seats, sound, advanced: () => openRebookings(database) }
}

const miscounted = sql<{ id: number }>`
  select id from flights.fares where held <> (
    select coalesce(sum(seats), 0) from flights.hold_fares join flights.holds using (order_id)
    where fare_id = fares.id and state = 'held')
  or sold <> (
    select coalesce(sum(seats), 0) from flights.hold_fares join flights.holds using (order_id)
    where fare_id = fares.id and state = 'issued')`

export type RebookingHouse = Awaited<ReturnType<typeof openRebookingHouse>>

export function flightsIn({ days }: OtherFlights): readonly OtherFlight[] {
  return days.flatMap(({ flights }) => flights)
}
