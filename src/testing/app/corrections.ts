import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { flightCalls } from '#flights/calls.ts'
import type { Proposal } from '#flights/proposal.ts'
import type { RebookingHouse, Ticketed } from '#testing/app/rebooking.ts'
import { sara } from '#testing/flights/buying.ts'

interface Asking {
  readonly by?: Ticketed['owner']
  readonly position?: number
  readonly passenger: object
}

/** Somebody with an issued ticket, and what is asked of it. */
export function correctingAt(t: RebookingHouse) {
  return { ...askingAt(t), ...lookingAt(t) }
}

function askingAt(t: RebookingHouse) {
  const day = { origin: { code: 'THR' }, destination: { code: 'MHD' }, dates: ['2026-12-03'] }
  async function ticketed(isCharter: boolean, passengers: readonly object[] = [sara]): Promise<Ticketed> {
    const party = { adults: 1, children: passengers.length - 1 }
    const { data } = await t.ask(flightCalls.available.line, { body: { ...day, ...party } })
    const { requestId, proposals } = flightCalls.available.answer.parse(data)
    const isSound = ({ seat, flightGroups: [group] }: Proposal) =>
      seat > 1 && group?.flightNumber.startsWith('W5 99') === false
    const proposalId = proposals.find((one) => one.isCharter === isCharter && isSound(one))?.proposalId
    assert.ok(proposalId)
    return t.bought(passengers, async () => ({ chosen: { requestId, proposalId }, fares: [] }))
  }
  const asked = (line: string, ticket: Ticketed, passenger: object) => askedAs(line, ticket, { passenger })
  const askedAs = (
    line: string,
    { orderId, owner }: Ticketed,
    { by = owner, position = 0, passenger }: Asking,
  ) => t.ask(line, { by: by.token, body: { orderId, position, passenger } })
  async function checked(ticket: Ticketed, passenger: object) {
    const told = await asked(flightCalls.checkCorrection.line, ticket, passenger)
    assert.equal(told.status, 200, told.text)
    return flightCalls.checkCorrection.answer.parse(told.data)
  }
  async function corrected(ticket: Ticketed, passenger: object) {
    const told = await asked(flightCalls.correct.line, ticket, passenger)
    assert.equal(told.status, 200, told.text)
    return flightCalls.correct.answer.parse(told.data)
  }
  return { ticketed, asked, askedAs, checked, corrected }
}

function lookingAt(t: RebookingHouse) {
  const numbersOf = async ({ orderId, owner }: Ticketed) =>
    (await t.agency.flights.issuing(orderId, owner.userId)).tickets.map(({ number }) => number)
  const personOf = async ({ orderId }: Ticketed) => (await t.agency.orders.passengersOf(orderId))[0]
  const storyOf = async ({ orderId, owner }: Ticketed) =>
    (await t.agency.orders.detailsOf(owner.userId, orderId)).timeline.map(({ says }) =>
      says.replaceAll(/[\u2068\u2069]/g, ''),
    )
  const messagesOf = async ({ orderNumber }: Ticketed) =>
    (
      await all(
        t.house.database,
        sql<{
          template: string
        }>`select template from messages.outbox where tokens::text like ${`%${orderNumber}%`}`,
      )
    ).map(({ template }) => template)
  const desk = () => t.agency.flights.corrections
  const openTasks = async () =>
    (await t.agency.promises.tasks())
      .filter(({ kind }) => kind === 'correction-decided')
      .map(({ orderId }) => orderId)
  return { numbersOf, personOf, storyOf, messagesOf, desk, openTasks }
}
