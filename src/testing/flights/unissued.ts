import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { mock } from 'node:test'
import { type Rial, rial } from '#money/rial.ts'
import type { Choice } from '#orders/choice-response.ts'
import { buyingAt, flight, type Pick } from '#testing/flights/buying.ts'
import type { TestFlights } from '#testing/flights/flights.ts'
import { openPrepayments } from '#wallet/server/books.ts'

/** Orders whose tickets cannot be had, and what is taken in their place. */
export function unissuedAt(t: TestFlights) {
  const buying = buyingAt(t)

  async function failing(orderId: string): Promise<void> {
    const says = async () => ({ kind: 'failed', reason: 'the airline refused the ticket' })
    const fails = mock.method(t.flights.product, 'issue', says)
    await t.orders.work.issue(orderId)
    fails.mock.restore()
  }

  /** Before its choice ends. */
  async function unissued(pick: Pick = flight('W5 9999')) {
    const userId = await t.user()
    const made = await buying.paid(userId, pick)
    await failing(made.orderId)
    return { userId, ...made, choice: await t.orders.choiceOf(made.orderId, userId) }
  }

  function take(
    { orderId, userId }: { orderId: string; userId: string },
    offer: Choice['offers'][number] | undefined,
    once: string = randomUUID(),
  ) {
    assert.ok(offer)
    return t.orders.takeInstead({ orderId, userId, offer: offer.offer, total: rial(offer.total), once })
  }

  /** What somebody has: in the wallet, in his orders, in what was issued. */
  async function moneyOf(userId: string): Promise<{ wallet: Rial; all: number }> {
    const { orders } = await t.orders.mine(userId, { kind: 'all', page: 1, take: 50 })
    const prepaid = await openPrepayments(t.house.database)
    const wallet = await t.wallet.balanceOf(userId)
    const inOrders = orders.reduce(
      (sum, { orderId, status, totalAmount }) =>
        sum + (prepaid.get(orderId) ?? 0) + (status === 'issued' ? totalAmount : 0),
      0,
    )
    return { wallet, all: wallet + inOrders }
  }

  const statusOf = async (orderId: string) => (await t.orders.order(orderId))?.status

  return { failing, unissued, take, moneyOf, statusOf }
}

export const isCode = (code: string) => (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === code
