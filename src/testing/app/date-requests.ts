import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { flightCalls } from '#flights/calls.ts'
import type { DateRequestBody } from '#flights/changes/date-request.ts'
import { supportCalls } from '#support/calls.ts'
import type { SignedIn } from '#testing/app/agency.ts'
import type { RebookingHouse, Ticketed } from '#testing/app/rebooking.ts'
import { saraAbroad } from '#testing/flights/buying.ts'

export const rezaAbroad = {
  ...saraAbroad,
  firstName: 'Reza',
  firstNameFarsi: 'رضا',
  genderTitle: 'Male',
  passportNumber: 'K45128904',
}

interface Sending {
  readonly by?: SignedIn
  readonly key?: string
}

/** Tickets abroad, and another day wished for them. */
export function requestingIn(t: RebookingHouse) {
  async function abroad(
    people: readonly object[] = [saraAbroad],
    dates: readonly string[] = ['2026-12-03'],
  ): Promise<Ticketed> {
    const journey = { origin: { code: 'IKA' }, destination: { code: 'DXB' }, dates }
    const body = { ...journey, flightType: dates.length, adults: people.length }
    const { data } = await t.ask(flightCalls.available.line, { body })
    const { requestId, proposals } = flightCalls.available.answer.parse(data)
    const found = proposals.find(({ seat, flightGroups }) => seat > 2 && flightGroups.length === dates.length)
    assert.ok(found)
    const chosen = { requestId, proposalId: found.proposalId }
    return t.bought(people, async () => ({ chosen, fares: [] }))
  }

  const wish = { leg: 0, passengers: [0], day: '2026-12-05', isFlexible: false, note: '' } as const

  const send = (
    { orderId, owner }: Ticketed,
    other: Partial<DateRequestBody> = {},
    { by = owner, key = randomUUID() }: Sending = {},
  ) => t.ask(flightCalls.requestDateChange.line, { by: by.token, key, body: { orderId, ...wish, ...other } })

  async function sent(mine: Ticketed, other: Partial<DateRequestBody> = {}, sending: Sending = {}) {
    const said = await send(mine, other, sending)
    assert.equal(said.status, 200, said.text)
    return flightCalls.requestDateChange.answer.parse(said.data)
  }

  async function conversation({ orderId, owner }: Ticketed) {
    const said = await t.ask(`${supportCalls.conversation.line}?orderId=${orderId}`, { by: owner.token })
    assert.equal(said.status, 200, said.text)
    return supportCalls.conversation.answer.parse(said.data)
  }

  const tasks = async ({ orderId }: Ticketed) =>
    (await t.agency.promises.tasks()).filter((one) => one.orderId === orderId)

  return { abroad, send, sent, conversation, tasks }
}
