import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { maybe } from '#database/database.ts'
import { isUnpaid, type Status } from '#orders/life.ts'
import type { Order } from '#orders/order.ts'
import { type Market, openMarket, price } from '#orders/server/test-market.ts'
import { bookFaults } from '#wallet/server/books.ts'

/** What must be true of one order, told without a database: where it stands, and whose its money is. */
interface Story {
  status: Status
  wallet: number
  isOver: boolean
  attempts: string[]
}

interface Real {
  readonly market: Market
  readonly order: Order
}

/** One thing that may happen at any time; it says what must follow, then lets it happen. */
function happening(
  name: string,
  foresee: (story: Story) => void,
  happen: (real: Real, story: Story) => Promise<unknown>,
) {
  return fc.constant<fc.AsyncCommand<Story, Real>>({
    check: () => true,
    toString: () => name,
    async run(story, real) {
      foresee(story)
      await happen(real, story)
      await compare(story, real)
    },
  })
}

const refusedOr = (promise: Promise<unknown>) =>
  promise.catch((error) => assert.ok('says' in error, `only a refusal may be thrown, not ${error}`))

const happenings = [
  happening(
    'the owner agrees',
    (story) => {
      if (story.status === 'submitted' && !story.isOver) story.status = 'approved'
    },
    ({ market, order }) => refusedOr(market.orders.approve(order.orderId, order.ownerId)),
  ),
  happening(
    'the bank pays',
    (story) => {
      if (story.status === 'approved') story.status = 'paid'
      else story.wallet += price
    },
    ({ market, order }, story) => {
      const attemptId = randomUUID()
      story.attempts.push(attemptId)
      return market.pay(order, { attemptId })
    },
  ),
  happening(
    'the bank tells it all again',
    () => undefined,
    ({ market, order }, story) =>
      Promise.all(story.attempts.map((attemptId) => market.pay(order, { attemptId }))),
  ),
  happening(
    'the owner cancels',
    (story) => {
      if (isUnpaid(story.status)) story.status = 'cancelled'
    },
    ({ market, order }) => refusedOr(market.orders.cancel(order.orderId, order.ownerId)),
  ),
  happening(
    'the clock rings',
    (story) => {
      if (isUnpaid(story.status) && story.isOver) story.status = 'expired'
    },
    ({ market, order }) => market.orders.work.expire(order.orderId),
  ),
  happening(
    'the hold runs out',
    (story) => void (story.isOver = true),
    ({ market }, story) => {
      if (story.isOver) market.house.clock.advance({ minutes: 15, seconds: 1 })
      return Promise.resolve()
    },
  ),
  happening('the ticket comes', (story) => issued(story, 'issued'), asked('issue')),
  happening(
    'the host declines',
    (story) => issued(story, 'failed'),
    asked({ kind: 'failed', reason: 'declined' }),
  ),
]

function issued(story: Story, end: 'issued' | 'failed'): void {
  if (story.status !== 'paid') return
  story.status = end
  if (end === 'failed') story.wallet += price
}

function asked(answer: ReturnType<Market['hall']['answer']>) {
  return ({ market, order }: Real) => {
    market.hall.answer = () => answer
    return market.orders.work.issue(order.orderId)
  }
}

async function compare(story: Story, { market, order }: Real): Promise<void> {
  assert.equal(await market.status(order), story.status)
  assert.equal(await market.wallet.balanceOf(order.ownerId), story.wallet)
  const seat = await maybe(
    market.house.database,
    sql`select 1 from public.seat where order_id = ${order.orderId}`,
  )
  assert.equal(seat !== undefined, isUnpaid(story.status) || ['paid', 'issued'].includes(story.status))
}

test('whatever happens to an order and in whatever sequence, seats and money follow its life', async () => {
  await using market = await openMarket(10_000)
  await fc.assert(
    fc.asyncProperty(fc.commands(happenings, { maxCommands: 14 }), async (commands) => {
      const order = await market.buy()
      const story: Story = { status: 'submitted', wallet: 0, isOver: false, attempts: [] }
      await fc.asyncModelRun(() => ({ model: story, real: { market, order } }), commands)
    }),
    { numRuns: 60 },
  )
  assert.deepEqual(await bookFaults(market.house.database), [])
})
