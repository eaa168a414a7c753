import assert from 'node:assert/strict'
import type { SignedIn, TestAgency } from '#testing/app/agency.ts'
import { sara } from '#testing/flights/buying.ts'
import { journeysAt } from '#testing/flights/journeys.ts'

/** Whose round trips are bought over the wire, by `owner`, from `address`. */
export function journeysOf({ agency, house, ask }: TestAgency, owner: SignedIn, address?: string) {
  return journeysAt({
    ...agency,
    house,
    ask: async (line, body, userId) => ({
      codes: [],
      fields: [],
      ...(await ask(line, { body, by: userId && owner.token, ...(address && { address }) })),
    }),
  })
}

/** A round trip of one traveller with a new account, ticketed. */
export async function issuedOrder(t: TestAgency, n: number) {
  const owner = await t.admit(`+98912${String(n).padStart(7, '0')}`)
  const journeys = journeysOf(t, owner)
  const { orderId } = await journeys.issued(owner.userId, await journeys.roundTrip(), [sara])
  const order = await t.agency.orders.order(orderId)
  assert.ok(order)
  return { ...order, owner }
}
