import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { insuranceCalls } from '#insurance/calls.ts'
import type { SignedIn } from '#testing/app/agency.ts'
import { applicantForm } from '#testing/app/visas.ts'
import { saraAbroad } from '#testing/flights/buying.ts'
import { ticketAbroad } from '#testing/insurance/abroad-tickets.ts'
import {
  insuranceStart,
  openPolicyOffice,
  type PolicyOffice,
  policyRequest,
  toIstanbul,
} from '#testing/insurance/policies.ts'

const days = { out: toIstanbul.startsOn, back: toIstanbul.endsOn }
const theDayBefore = Temporal.ZonedDateTime.from('2026-12-12T23:30[Asia/Tehran]').toInstant()

suite('insurance is offered once by message before one flies abroad', () => {
  let t: PolicyOffice
  before(async () => {
    t = await openPolicyOffice({ JOBS: 'elsewhere' })
  })
  after(() => t[Symbol.asyncDispose]())

  const flown = (by: SignedIn) =>
    ticketAbroad(t, by, { passengers: [{ ...saraAbroad, ...applicantForm() }], days })

  /** How often each order's traveller is told, after the house has looked three times. */
  async function told(): Promise<readonly string[]> {
    t.house.clock.set(theDayBefore)
    for (const _ of [1, 2, 3]) await t.agency.flights.work.remindOfFlights()
    const rows = await all(
      t.house.database,
      sql<{ key: string }>`select key from messages.outbox where template = 'insurance-offered' order by key`,
    )
    return rows.map(({ key }) => key)
  }

  test('to who is not insured, and neither to who is nor to who declined', async () => {
    t.house.clock.set(insuranceStart)
    const [open, insured, declined] = [await t.user(), await t.user(), await t.user()]
    const { orderId } = await flown(open)
    await flown(insured)
    await t.issued(insured, policyRequest(1))
    const { orderId: refused } = await flown(declined)
    const said = await t.ask(insuranceCalls.decline.line, { by: declined.token, body: { orderId: refused } })
    assert.equal(said.status, 200)
    assert.deepEqual(await told(), [`${orderId}:insurance-offered`])
  })
})
