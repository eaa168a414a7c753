import assert from 'node:assert/strict'
import { flightCalls } from '#flights/calls.ts'
import { orderFaults } from '#orders/server/invariants.ts'
import type { TestAgency } from '#testing/app/agency.ts'
import { bookFaults, openPrepayments } from '#wallet/server/books.ts'
import { adultToMashhad } from './flight-goods.ts'
import { flightDate } from './owner.ts'

/** One that goes wrong on purpose: nobody is offered it, and it can be asked for. */
export async function fareOf(agency: TestAgency, flightNumber: string): Promise<number> {
  const told = await agency.ask(flightCalls.available.line, { body: adultToMashhad(flightDate(agency)) })
  const { proposals } = flightCalls.available.answer.parse(told.data)
  const found = proposals.find(({ flightGroups: [group] }) => group?.flightNumber === flightNumber)
  assert.ok(found)
  return Number(found.proposalId)
}

export async function booksAreRight({ house: { database, clock } }: TestAgency): Promise<void> {
  assert.deepEqual(await bookFaults(database), [])
  const prepaid = await openPrepayments(database)
  assert.deepEqual(await orderFaults(database, { now: clock.now(), prepaid }), [])
}
