import assert from 'node:assert/strict'
import type { MoveBody } from '#insurance/move.ts'
import type { TestAgency } from '#testing/app/agency.ts'
import { ticketAbroad } from '#testing/insurance/abroad-tickets.ts'
import type { Buyer } from './diary.ts'
import { passport } from './visa-goods.ts'

/** A ticket two days after the buyer's policy begins, and what moving the policy there costs. */
export async function moveOfPolicy(
  agency: TestAgency,
  buyer: Buyer,
  issuedPolicy: string,
): Promise<MoveBody> {
  const { userId, person } = buyer
  const { insurance } = agency.agency
  const { startsOn, endsOn } = await insurance.policy(issuedPolicy, userId)
  const days = { out: later(startsOn), back: later(endsOn) }
  const { orderId } = await ticketAbroad(agency, buyer, {
    passengers: [{ ...person.form, ...passport }],
    days,
  })
  const offer = await insurance.offerFor(orderId, userId)
  assert.ok(offer?.actionCall, 'no policy is offered to be moved')
  return offer.actionCall.body as MoveBody
}

function later(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 2 }).toString()
}
