import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { maybe } from '#database/database.ts'
import { demoVouchers } from '#demo/sample-data.ts'
import { type Rial, rial } from '#money/rial.ts'
import { isUnpaid, type Status } from '#orders/life.ts'
import type { Order } from '#orders/order.ts'
import { type Market, openMarket, price } from '#testing/orders/market.ts'
import { asItShouldBe, fill } from '#testing/orders/money.ts'

/** A model of one order without database. */
interface OrderModel {
  status: Status
  wallet: number
  /** of the total: wallet and code */
  part: number
  discount: number
  isOver: boolean
  attempts: { attemptId: string; amount: Rial }[]
}

interface Real {
  readonly market: Market
  readonly order: Order
}

function happening(
  name: string,
  foresee: (story: OrderModel) => void,
  happen: (real: Real, story: OrderModel) => Promise<unknown>,
) {
  return fc.constant<fc.AsyncCommand<OrderModel, Real>>({
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
      // a bank never takes nothing: what the wallet paid meanwhile was asked for as a whole before
      const amount = rial(price - story.part - story.discount || price)
      story.attempts.push({ attemptId: randomUUID(), amount })
      if (story.status === 'approved') story.status = 'paid'
      else story.wallet += amount
    },
    ({ market, order }, story) => market.pay(order, story.attempts.at(-1)),
  ),
  happening(
    'the bank tells it all again',
    () => undefined,
    ({ market, order }, story) => Promise.all(story.attempts.map((attempt) => market.pay(order, attempt))),
  ),
  happening(
    'the owner cancels',
    (story) => {
      if (isUnpaid(story.status)) ended(story, 'cancelled')
    },
    ({ market, order }) => refusedOr(market.orders.cancel(order.orderId, order.ownerId)),
  ),
  happening(
    'the clock rings',
    (story) => {
      if (isUnpaid(story.status) && story.isOver) ended(story, 'expired')
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
  happening(
    'the wallet pays a part',
    (story) => {
      const all = price - story.discount
      const has = story.wallet + story.part
      if (story.status === 'approved' && !story.isOver && has < all) hold(story, Math.min(has, all - 10_000))
    },
    ({ market, order }) =>
      refusedOr(market.orders.payable(order.orderId, order.ownerId, { useWallet: true })),
  ),
  happening(
    'the wallet pays nothing after all',
    (story) => {
      if (story.status === 'approved' && !story.isOver) hold(story, 0)
    },
    ({ market, order }) => refusedOr(market.orders.payable(order.orderId, order.ownerId)),
  ),
  happening(
    'the wallet pays it all',
    (story) => {
      const all = price - story.discount
      if (story.status !== 'approved' || story.isOver || story.wallet + story.part < all) return
      hold(story, all)
      story.status = 'paid'
    },
    ({ market, order }) => refusedOr(market.orders.confirmFromWallet(order.orderId, order.ownerId)),
  ),
  happening('a code is typed', (story) => coded(story, discount), coding('applyVoucher')),
  happening('the code is taken away', (story) => coded(story, 0), coding('removeVoucher')),
  happening('the ticket comes', (story) => issued(story, 'issued'), asked('issue')),
  happening(
    'the host declines',
    (story) => issued(story, 'failed'),
    asked({ kind: 'failed', reason: 'declined' }),
  ),
]

const discount = 2_000_000

function hold(story: OrderModel, part: number): void {
  story.wallet -= part - story.part
  story.part = part
}

function coded(story: OrderModel, off: number): void {
  if (story.isOver || (story.status !== 'submitted' && story.status !== 'approved')) return
  if (off === story.discount && off > 0) return
  hold(story, 0)
  story.discount = off
}

function coding(action: 'applyVoucher' | 'removeVoucher') {
  return ({ market: { orders }, order: { orderId, ownerId } }: Real) =>
    refusedOr(
      action === 'applyVoucher'
        ? orders.applyVoucher({ orderId, code: demoVouchers.open.code }, ownerId)
        : orders.removeVoucher(orderId, ownerId),
    )
}

function ended(story: OrderModel, end: Status): void {
  hold(story, 0)
  story.discount = 0
  story.status = end
}

function issued(story: OrderModel, end: 'issued' | 'failed'): void {
  if (story.status !== 'paid') return
  story.status = end
  if (end === 'failed') story.wallet += price - story.discount
}

function asked(answer: ReturnType<Market['hall']['answer']>) {
  return ({ market, order }: Real) => {
    market.hall.answer = () => answer
    return market.orders.work.issue(order.orderId)
  }
}

async function compare(story: OrderModel, { market, order }: Real): Promise<void> {
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
  await market.orders.publishVoucher(demoVouchers.open)
  await fc.assert(
    fc.asyncProperty(fc.commands(happenings, { maxCommands: 18 }), async (commands) => {
      const order = await market.buy()
      const wallet = rial(20_000_000)
      await fill(market, order.ownerId, wallet)
      const story: OrderModel = {
        status: 'submitted',
        wallet,
        part: 0,
        discount: 0,
        isOver: false,
        attempts: [],
      }
      await fc.asyncModelRun(() => ({ model: story, real: { market, order } }), commands)
    }),
    { numRuns: 100 },
  )
  // no sweep ran: skip invariants of time
  await asItShouldBe(market, Temporal.Instant.fromEpochMilliseconds(0))
})
