import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { agencyFaults } from '#agencies/server/invariants.ts'
import { one } from '#database/database.ts'
import { negative, rial } from '#money/rial.ts'
import type { Order } from '#orders/order.ts'
import { orderFaults } from '#orders/server/invariants.ts'
import { agencyOnCredit } from '#testing/agencies/agency.ts'
import { type Market, openMarket, price } from '#testing/orders/market.ts'
import { dayOf } from '#wallet/days.ts'
import { bookFaults, openPrepayments } from '#wallet/server/books.ts'

const failed = { kind: 'failed', reason: 'SOLD_ELSEWHERE' } as const
const onCredit = (market: Market, { orderId, ownerId }: Order) =>
  market.orders.confirmOnCredit(orderId, ownerId)
const opened = (market: Market, limit: number, dueDays?: number) =>
  agencyOnCredit(
    { database: market.house.database, agencies: market.agencies },
    { limit, ...(dueDays && { dueDays }) },
  )
const debtOf = async (market: Market, agencyId: string) =>
  0 - (await market.wallet.receivables.stateOf(agencyId)).balance

async function asItShouldBe({ house: { database, clock } }: Market): Promise<void> {
  assert.deepEqual(await bookFaults(database), [])
  assert.deepEqual(await agencyFaults(database), [])
  const prepaid = await openPrepayments(database)
  assert.deepEqual(await orderFaults(database, { now: clock.now(), prepaid }), [])
}

test('two hundred buyers on a credit for twenty: twenty are ticketed, and the debt is at its limit to the rial', async () => {
  await using market = await openMarket(200)
  const agency = await opened(market, 20 * price)
  const people = await Promise.all(Array.from({ length: 200 }, () => agency.join()))
  const orders = await Promise.all(people.map((userId) => market.bought(userId)))
  const tries = await Promise.allSettled(orders.map((order) => onCredit(market, order)))
  assert.equal(tries.filter(({ status }) => status === 'fulfilled').length, 20)
  for (const one of tries) if (one.status === 'rejected') assert.equal(one.reason.code, 'CREDIT_SPENT')
  assert.equal(await debtOf(market, agency.agencyId), 20 * price)
  for (const order of orders) await market.orders.work.issue(order.orderId)
  assert.equal((await market.seats()).issued, 20)
  await asItShouldBe(market)
})

test('one buyer told a hundred times at once owes once; of his many orders no more than his day', async () => {
  await using market = await openMarket(20, 'by hand', { perOwner: 10 })
  const agency = await opened(market, 20 * price)
  const userId = await agency.join(undefined, { orderLimit: price, dayLimit: 3 * price })
  const orders = await Promise.all(Array.from({ length: 6 }, () => market.bought(userId)))
  const [first] = orders
  assert.ok(first)
  await Promise.all(Array.from({ length: 100 }, () => onCredit(market, first)))
  assert.equal(await debtOf(market, agency.agencyId), price)
  const tries = await Promise.allSettled(orders.map((order) => onCredit(market, order)))
  assert.equal(tries.filter(({ status }) => status === 'fulfilled').length, 3)
  for (const one of tries) if (one.status === 'rejected') assert.equal(one.reason.code, 'OVER_DAY_LIMIT')
  await asItShouldBe(market)
})

test('what a product cannot issue goes back to the credit, not to the wallet of who bought it', async () => {
  await using market = await openMarket()
  const agency = await opened(market, price)
  const order = await market.bought(await agency.join())
  await onCredit(market, order)
  market.hall.answer = () => failed
  await market.orders.work.issue(order.orderId)
  assert.equal(await market.status(order), 'failed')
  assert.equal(await debtOf(market, agency.agencyId), 0)
  assert.equal(await market.wallet.balanceOf(order.ownerId), 0)
  assert.equal(market.news.at(-1)?.happened, 'failed-on-credit')
  await asItShouldBe(market)
})

test('what came to nothing is no part of a seller’s day', async () => {
  await using market = await openMarket()
  const agency = await opened(market, 20 * price)
  const userId = await agency.join(undefined, { orderLimit: price, dayLimit: price })
  const leftToday = async () => (await market.agencies.credits.offerTo(userId))?.left
  const first = await market.bought(userId)
  await onCredit(market, first)
  assert.equal(await leftToday(), 0)
  market.hall.answer = () => failed
  await market.orders.work.issue(first.orderId)
  assert.equal(await leftToday(), price)
  await onCredit(market, await market.bought(userId))
  await assert.rejects(onCredit(market, await market.bought(userId)), { code: 'OVER_DAY_LIMIT' })
  await asItShouldBe(market)
})

test('a stranger, who left, who is over his order, a blocked agency and a late one buy nothing on credit', async () => {
  await using market = await openMarket(40)
  const { database, clock } = market.house
  const refused = async (userId: string) => {
    const order = await market.bought(userId)
    const code = await onCredit(market, order).then(
      () => 'none',
      ({ code }: { code: string }) => code,
    )
    if (code !== 'none') await market.orders.cancel(order.orderId, userId)
    return code
  }
  const agency = await opened(market, 10 * price, 7)
  assert.equal(await refused(randomUUID()), 'NO_AGENCY')
  const small = await agency.join(undefined, { orderLimit: price - 1, dayLimit: price })
  assert.equal(await refused(small), 'OVER_ORDER_LIMIT')
  const manager = await agency.join(undefined, { role: 'manager' })
  const seller = await agency.join()
  const { agency: page } = await market.agencies.pageOf(manager)
  const people = await market.agencies.pageOf(seller)
  assert.deepEqual(people.agency?.people, [])
  assert.equal(people.agency?.account, null)
  assert.equal(page?.people.length, 3)
  await market.agencies.remove(seller, people.agency?.personId ?? '')
  assert.equal(await refused(seller), 'NO_AGENCY')
  const block = (reason?: string) =>
    database.transaction().execute((trx) => market.agencies.desk.block(trx, agency.agencyId, reason))
  await block('بدهی دیر')
  assert.equal(await refused(manager), 'AGENCY_BLOCKED')
  assert.equal((await market.agencies.credits.offerTo(manager))?.left, 0)
  await block()
  await onCredit(market, await market.bought(manager))
  clock.advance({ hours: 7 * 24 })
  assert.equal(await refused(manager), 'none')
  clock.advance({ hours: 24 })
  assert.equal(await refused(manager), 'AGENCY_OVERDUE')
  assert.equal((await market.agencies.pageOf(manager)).agency?.isOverdue, true)
  const transfer = { agencyId: agency.agencyId, amount: price, reference: 'T-1', day: dayOf(clock.now()) }
  await database.transaction().execute((trx) => market.agencies.desk.settle(trx, transfer, 1))
  assert.equal(await refused(manager), 'none')
})

test('the database stores no charge without its entry, and no entry without its charge', async () => {
  await using market = await openMarket()
  const { database } = market.house
  const agency = await opened(market, 10 * price)
  const userId = await agency.join()
  const order = await market.bought(userId)
  const bought = { orderId: order.orderId, userId, amount: price, at: market.house.clock.now() }
  const charged = database.transaction().execute((trx) => market.agencies.credits.charge(trx, bought))
  await assert.rejects(charged, { constraint: 'charged_in_the_ledger' })
  const { agencyId } = agency
  const entry = {
    key: 'of nobody',
    kind: 'order-on-credit' as const,
    orderId: order.orderId,
    attemptId: randomUUID(),
    memo: 'x',
    postings: [
      { account: { class: 'agency-receivable' as const, agencyId }, amount: negative(price) },
      { account: { class: 'prepayment' as const, orderId: order.orderId }, amount: price },
    ],
  }
  const posted = database.transaction().execute((trx) => market.wallet.post(trx, entry))
  await assert.rejects(posted, { constraint: 'charged_for_an_order' })
  await asItShouldBe(market)
})

/** How many orders a history buys, what fails, what is settled, how the line moves. */
const step = fc.oneof(
  fc.constant('buy' as const),
  fc.constant('fail' as const),
  fc.constant('settle' as const),
  fc.record({ limit: fc.integer({ min: 0, max: 4 }) }),
)

test('by any history the debt is what was bought less what failed and was settled, and never grows beyond its line', async () => {
  await using market = await openMarket(400)
  const { database, clock } = market.house
  let transfers = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const agency = await opened(market, 2 * price)
      const { agencyId } = agency
      const model = { debt: 0, limit: 2 }
      for (const one of steps) {
        if (typeof one === 'object') {
          const limit = rial(one.limit * price)
          await database.transaction().execute((trx) => market.agencies.desk.setLimit(trx, agencyId, limit))
          model.limit = one.limit
        } else if (one === 'settle') {
          transfers += 1
          const transfer = { agencyId, amount: price, reference: `S-${transfers}`, day: dayOf(clock.now()) }
          await database
            .transaction()
            .execute((trx) => market.agencies.desk.settle(trx, transfer, 5000 + transfers))
          model.debt -= 1
        } else {
          const order = await market.bought(await agency.join())
          const isOn = await onCredit(market, order).then(
            () => true,
            () => false,
          )
          assert.equal(isOn, model.debt < model.limit)
          market.hall.answer = () => (one === 'fail' ? failed : 'issue')
          if (isOn) await market.orders.work.issue(order.orderId)
          else await market.orders.cancel(order.orderId, order.ownerId)
          if (isOn && one === 'buy') model.debt += 1
        }
        assert.equal(await debtOf(market, agencyId), model.debt * price)
      }
    }),
    { numRuns: 15 },
  )
  await asItShouldBe(market)
  const { total } = await one(
    database,
    sql<{ total: number }>`select sum(amount)::bigint as total from wallet.posting`,
  )
  assert.equal(total, 0)
})
