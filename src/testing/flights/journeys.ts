import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { Issuing, Submitted, Verified } from '#flights/booking/order-response.ts'
import type { Proposal } from '#flights/proposal.ts'
import type { JourneyChosen } from '#flights/requests.ts'
import { Results } from '#flights/responses.ts'
import { contact, submitLine } from '#testing/flights/buying.ts'
import type { TestFlights } from '#testing/flights/flights.ts'

const days = { out: '2026-12-03', back: '2026-12-06' } as const

export interface JourneyOnOffer {
  readonly chosen: JourneyChosen
  readonly fares: readonly number[]
}

type TestMarket = Pick<TestFlights, 'ask' | 'house' | 'orders'>

export function journeysAt(t: TestMarket) {
  return { ...searchingAt(t), ...buyingJourneysAt(t), ...lookingAt(t) }
}

function searchingAt(t: TestMarket) {
  async function search(asked: object): Promise<Results> {
    const told = await t.ask('POST /api/flight-catalog/FlightCatalog/Available', asked)
    assert.equal(told.status, 200, told.text)
    return Results.parse(told.data)
  }

  async function roundTrip(
    party: object = {},
    dates: readonly string[] = [days.out, days.back],
  ): Promise<JourneyOnOffer & { readonly total: number }> {
    const found = await search({
      flightType: 2,
      origin: { code: 'THR' },
      destination: { code: 'MHD' },
      dates,
      ...party,
    })
    const [out, back] = [false, true].map((way) =>
      found.proposals.find((one) => one.isReturning === way && one.seat > 0 && isPlain(one)),
    )
    assert.ok(out && back && found.returningRequestId !== null)
    return {
      chosen: {
        requestId: found.requestId,
        proposalId: out.proposalId,
        returningRequestId: found.returningRequestId,
        returningProposalId: back.proposalId,
      },
      fares: [Number(out.proposalId), Number(back.proposalId)],
      total: out.totalPrice + back.totalPrice,
    }
  }

  async function byShiraz(party: object = {}): Promise<JourneyOnOffer> {
    const dates = [days.out]
    const flights = (origin: string, destination: string) =>
      search({ origin: { code: origin }, destination: { code: destination }, dates, ...party })
    const first = await flights('THR', 'SYZ')
    const second = await flights('SYZ', 'MHD')
    const { requestId } = await flights('THR', 'MHD')
    const pairs = first.proposals.flatMap((a) => second.proposals.map((b) => [a, b] as const))
    const pair = pairs.find(([a, b]) => a.seat > 0 && b.seat > 0 && isPlain(a) && isPlain(b) && fits(a, b))
    assert.ok(pair)
    const fares = pair.map(({ proposalId }) => Number(proposalId))
    return { chosen: { requestId, proposalId: fares.join('.') }, fares }
  }

  return { roundTrip, byShiraz }
}

function buyingJourneysAt(t: TestMarket) {
  async function submitted(userId: string, journey: JourneyOnOffer, passengers: readonly object[]) {
    const told = await t.ask(submitLine, { ...journey.chosen, passengers, contact }, userId)
    assert.equal(told.status, 200, told.text)
    return Submitted.parse(told.data)
  }

  async function issued(userId: string, journey: JourneyOnOffer, passengers: readonly object[]) {
    const made = await submitted(userId, journey, passengers)
    const { order } = await t.orders.approve(made.orderId, userId)
    await t.house.database.transaction().execute((trx) =>
      t.orders.captured(trx, {
        attemptId: randomUUID(),
        orderId: made.orderId,
        gatewayId: 1,
        amount: order.total,
      }),
    )
    await t.orders.work.issue(made.orderId)
    return made
  }

  return { submitted, issued }
}

function lookingAt(t: TestMarket) {
  async function verified(orderId: string, userId: string): Promise<Verified> {
    const line = `GET /api/flight-reservation/Submit/VerifyFlightOrder/${orderId}`
    return Verified.parse((await t.ask(line, undefined, userId)).data)
  }

  async function issuing(orderId: string, userId: string): Promise<Issuing> {
    const line = `GET /api/flight-reservation/Issue/VerifyIssueFlightTicket/${orderId}`
    return Issuing.parse((await t.ask(line, undefined, userId)).data)
  }

  async function seats(
    fares: readonly number[],
  ): Promise<readonly (readonly [held: number, sold: number])[]> {
    const rows = await all<{ id: number; held: number; sold: number }>(
      t.house.database,
      sql`select id, held, sold from flights.fares where id = any(${fares})`,
    )
    return fares.map((fare) => {
      const row = rows.find(({ id }) => id === fare)
      return [row?.held ?? -1, row?.sold ?? -1]
    })
  }

  return { verified, issuing, seats }
}

/** No provoked fault or price change. */
function isPlain({ flightGroups: [group] }: Proposal): boolean {
  return group?.flightNumber.startsWith('W5 99') === false
}

function fits({ flightGroups: [a] }: Proposal, { flightGroups: [b] }: Proposal): boolean {
  if (a === undefined || b === undefined || a.arrivalDate !== b.departureDate) return false
  const wait = Temporal.PlainTime.from(a.arrivalTime).until(b.departureTime).total('minute')
  return wait >= 120 && wait <= 480
}
