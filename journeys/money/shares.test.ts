import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { one } from '#database/database.ts'
import { rial } from '#money/rial.ts'
import type { Order } from '#orders/order.ts'
import type { SplitView } from '#orders/split-calls.ts'
import { type Market, openMarket } from '#testing/orders/market.ts'
import { fill } from '#testing/orders/money.ts'
import { asItShouldBe, payShare, split } from '#testing/orders/splits.ts'

const seed = Number(process.env.MODEL_SEED ?? 1405)
const numRuns = Number(process.env.SHARE_HISTORIES ?? 25)

/** What may happen to one order, in any sequence. */
const happenings = [
  'share 1 is paid',
  'share 2 is paid',
  'share 3 is paid',
  'all shares are paid at once',
  'an attempt of before is captured',
  'the owner pays share 2 from the wallet',
  'the owner ends it',
  'the owner begins again',
  'the owner cancels',
  'the time is over',
  'shares go back',
  'it is issued',
  'it cannot be issued',
] as const
type Happening = (typeof happenings)[number]

const banks = ['reversed', 'credited', 'unknown', 'down'] as const

test('after any history of shares nobody has paid for nothing, and the books agree', {
  timeout: 600_000,
}, async () => {
  let bank: (typeof banks)[number] = 'reversed'
  await using market = await openMarket(numRuns + 10, 'by hand', {
    giveBackToCard: async () => {
      if (bank === 'down') throw new Error('the bank is down')
      return bank
    },
  })
  const history = fc.record({
    steps: fc.array(fc.constantFrom(...happenings), { minLength: 3, maxLength: 14 }),
    answers: fc.array(fc.constantFrom(...banks), { minLength: 14, maxLength: 14 }),
  })
  await fc.assert(
    fc.asyncProperty(history, async ({ steps, answers }) => {
      const order = await market.bought()
      const lived = {
        market,
        order,
        view: await split(market, order, 3),
        payers: [randomUUID(), randomUUID(), randomUUID()],
      }
      await fill(market, order.ownerId, rial(40_000_000))
      for (const [n, step] of steps.entries()) {
        bank = answers[n] ?? 'reversed'
        await happens(lived, step)
      }
      await asItShouldBe(market)
      bank = 'reversed'
      await atRest(lived)
      await asItShouldBe(market)
      await isSettled(lived)
    }),
    { numRuns, seed },
  )
})

interface Lived {
  readonly market: Market
  readonly order: Order
  view: SplitView
  /** of each share one, signed in */
  readonly payers: readonly string[]
}

async function happens(lived: Lived, step: Happening): Promise<unknown> {
  const { market, order, view } = lived
  const { orders } = market
  const { orderId, ownerId } = order
  const paid = (place: number) =>
    payShare(market, view.shares[place], { ...order, userId: lived.payers[place] ?? ownerId })
  switch (step) {
    case 'share 1 is paid':
      return paid(0)
    case 'share 2 is paid':
      return paid(1)
    case 'share 3 is paid':
      return paid(2)
    case 'all shares are paid at once':
      return Promise.all([0, 1, 2].map(paid))
    case 'an attempt of before is captured':
      return market.pay(order)
    case 'the owner pays share 2 from the wallet':
      return refusedOr(orders.splits.payFromWallet(view.shares[1]?.shareId ?? '', ownerId))
    case 'the owner ends it':
      return orders.splits.close(orderId, ownerId)
    case 'the owner begins again': {
      const again = await refusedOr(split(market, order, 3))
      if (again !== undefined) lived.view = again
      return again
    }
    case 'the owner cancels':
      return refusedOr(orders.cancel(orderId, ownerId))
    case 'the time is over':
      market.house.clock.advance({ minutes: 16 })
      return orders.work.expire(orderId)
    case 'shares go back':
      return orders.splits.giveBack()
    case 'it is issued':
      market.hall.answer = () => 'issue'
      return orders.work.issue(orderId)
    case 'it cannot be issued':
      market.hall.answer = () => ({ kind: 'failed', reason: 'no seat' })
      return orders.work.issue(orderId)
  }
}

/** What is refused changes nothing; everything else is a bug. */
async function refusedOr<Answer>(doing: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await doing
  } catch (error) {
    if (error instanceof Error && 'code' in error && 'status' in error) return undefined
    throw error
  }
}

async function atRest({ market, order }: Lived): Promise<void> {
  market.hall.answer = () => 'issue'
  await market.orders.work.issue(order.orderId)
  market.house.clock.advance({ minutes: 16 })
  await market.orders.work.expire(order.orderId)
  for (let hour = 0; hour < 3; hour++) {
    market.house.clock.advance({ hours: 1 })
    await market.orders.splits.giveBack()
  }
}

/** An issued order was paid in full by what was not given back, every other by nobody; and each payer has what no card could have. */
async function isSettled({ market: { house, wallet }, order: { orderId }, payers }: Lived): Promise<void> {
  const row = await one(
    house.database,
    sql<{ status: string; total: number; kept: number; open: number }>`
      select status, total,
        (select coalesce(-sum(p.amount), 0)::bigint from wallet.entry e join wallet.posting p on p.entry_id = e.id
          join wallet.account a on a.id = p.account_id
          where e.order_id = ${orderId} and a.class in ('gateway-clearing', 'traveller-wallet')) as kept,
        (select count(*)::int from orders.share_payment where order_id = ${orderId} and state in ('held', 'returning')) as open
      from orders."order" where id = ${orderId}`,
  )
  assert.equal(row.open, 0)
  assert.equal(row.kept, row.status === 'issued' ? row.total : 0, row.status)
  for (const payer of payers) {
    const { credited } = await one(
      house.database,
      sql<{ credited: number }>`select coalesce(sum(amount), 0)::bigint as credited from orders.share_payment
        where payer_id = ${payer} and state = 'credited'`,
    )
    assert.equal(await wallet.balanceOf(payer), credited)
  }
}
