import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { agencyFaults } from '#agencies/server/invariants.ts'
import { all, one } from '#database/database.ts'
import { demoVouchers } from '#demo/sample-data.ts'
import type { RatesOnSale } from '#money/rates.ts'
import { negative, rial } from '#money/rial.ts'
import { type Order, payable } from '#orders/order.ts'
import { agencyOnCredit } from '#testing/agencies/agency.ts'
import { type Market, openMarket, price } from '#testing/orders/market.ts'
import { asItShouldBe } from '#testing/orders/money.ts'
import { payShare, split } from '#testing/orders/splits.ts'

const charged = {
  currency: 'USD',
  rialAUnit: 1_250_000,
  setOn: '2026-11-20',
  source: 'بازار آزاد تهران',
} as const
const cheaper = { ...charged, rialAUnit: 1_150_000, setOn: '2026-11-21', source: 'نرخ خود ما' } as const
const dollars = { ...charged, minor: 20_000 } as const
/** of two hundred dollars */
const fell = 20_000_000

let t: Market
let today: RatesOnSale = {}
before(async () => {
  t = await openMarket(200, 'by hand', { rates: async () => today, perOwner: 50 })
})
beforeEach(() => {
  today = { USD: cheaper }
})
after(() => t[Symbol.asyncDispose]())

async function approved(ownerId: string = randomUUID()): Promise<Order> {
  const { orderId } = await t.buy({ ownerId, foreign: [{ ...dollars, part: 0 }] })
  return (await t.orders.approve(orderId, ownerId)).order
}

async function issued(order: Order): Promise<void> {
  await t.orders.work.issue(order.orderId)
  assert.equal(await t.status(order), 'issued')
}

const purse = async () =>
  (
    await one(
      t.house.database,
      sql<{ all: number }>`select coalesce(sum(balance), 0)::bigint as all from wallet.account
        where class = 'rate-differences'`,
    )
  ).all

const newsOf = ({ orderId }: Order) =>
  t.news.filter(({ order, happened }) => order.orderId === orderId && happened.startsWith('rate-fell'))

test('a rate that fell until the issue is given back to the wallet, told with both rates, their days and whose word they are', async () => {
  const order = await approved()
  const { ownerId, orderId } = order
  const before = await purse()
  await t.pay(order)
  assert.equal(await t.wallet.balanceOf(ownerId), 0)
  await issued(order)
  assert.equal(await t.wallet.balanceOf(ownerId), fell)
  assert.equal(await purse(), before - fell)
  const [news, ...others] = newsOf(order)
  assert.deepEqual([news?.happened, news?.amount, news?.payerId, others], ['rate-fell', fell, ownerId, []])
  const details = await t.orders.detailsOf(ownerId, orderId)
  const { amount, back, falls } = details.rateDifference ?? {}
  assert.deepEqual([amount, back, falls], [fell, 'wallet', [{ charged: dollars, issued: cheaper }]])
  assert.deepEqual(details.money.map(({ kind, amount }) => [kind, amount]).at(-1), ['rate-difference', fell])
  const { flows } = await t.wallet.flowsOf(ownerId, { page: 1, take: 20 })
  const note = flows[0]?.note?.replaceAll(/[\u2066\u2069]/g, '')
  assert.equal(
    note,
    '200 دلار با نرخ هر دلار 1,250,000 ریال، جمعه ۲۹ آبان ۱۴۰۵، بازار آزاد تهران؛ هنگام صدور هر دلار 1,150,000 ریال، شنبه ۳۰ آبان ۱۴۰۵، نرخ خود ما',
  )
  await asItShouldBe(t)
})

test('told twice, at once and after a crash, it is given once; what rates do later changes nothing', async () => {
  const order = await approved()
  await t.pay(order)
  const steal = sql`create or replace function public.crash() returns trigger language plpgsql as $$ begin raise exception 'killed'; end $$`
  await steal.execute(t.house.database)
  await sql`create trigger crash before insert on orders.rate_difference for each row execute function public.crash()`.execute(
    t.house.database,
  )
  await assert.rejects(t.orders.work.issue(order.orderId), /killed/)
  await sql`drop trigger crash on orders.rate_difference`.execute(t.house.database)
  assert.equal(await t.status(order), 'issuing', 'all of it or nothing')
  assert.equal(await t.wallet.balanceOf(order.ownerId), 0)
  await Promise.all(Array.from({ length: 8 }, () => t.orders.work.issue(order.orderId)))
  today = { USD: { ...cheaper, rialAUnit: 900_000 } }
  await issued(order)
  assert.equal(await t.wallet.balanceOf(order.ownerId), fell)
  assert.equal(newsOf(order).length, 1)
  await asItShouldBe(t)
})

test('a rate that rose is asked of nobody, and what was not issued has no difference', async () => {
  today = { USD: { ...cheaper, rialAUnit: 1_400_000 } }
  const dearer = await approved()
  await t.pay(dearer)
  await issued(dearer)
  assert.equal(await t.wallet.balanceOf(dearer.ownerId), 0)
  assert.equal((await t.orders.detailsOf(dearer.ownerId, dearer.orderId)).rateDifference, undefined)
  today = { USD: cheaper }
  const failed = await approved()
  await t.pay(failed)
  t.hall.answer = () => ({ kind: 'failed', reason: 'no seat' })
  await t.orders.work.issue(failed.orderId)
  t.hall.answer = () => 'issue'
  assert.equal(await t.wallet.balanceOf(failed.ownerId), price, 'its price, and not more')
  await asItShouldBe(t)
})

test('what was bought on credit is owed less, and its agency reads why', async () => {
  const { database } = t.house
  const agency = await agencyOnCredit({ database, agencies: t.agencies }, { limit: price })
  const manager = await agency.join(undefined, { role: 'manager' })
  const order = await approved(manager)
  await t.orders.confirmOnCredit(order.orderId, manager)
  await issued(order)
  const { balance } = await t.wallet.receivables.stateOf(agency.agencyId)
  assert.equal(balance, fell - price)
  assert.equal(await t.wallet.balanceOf(manager), 0)
  const [news] = newsOf(order)
  assert.deepEqual([news?.happened, news?.amount], ['rate-fell-on-credit', fell])
  assert.equal((await t.orders.detailsOf(manager, order.orderId)).rateDifference?.back, 'credit')
  assert.deepEqual(await agencyFaults(database), [])
  await asItShouldBe(t)
})

test('whoever paid a share has the difference of his share', async () => {
  const order = await approved()
  const { shares } = await split(t, order, 3)
  const friend = randomUUID()
  await payShare(t, shares[0], { ...order, userId: friend })
  for (const share of shares.slice(1)) await payShare(t, share, order)
  await issued(order)
  const [theirs, ours] = [await t.wallet.balanceOf(friend), await t.wallet.balanceOf(order.ownerId)]
  assert.equal(theirs + ours, fell)
  assert.ok(Math.abs(theirs - fell / 3) < 10, 'shares are whole toman')
  assert.deepEqual(
    new Map(newsOf(order).map(({ payerId, amount }) => [payerId, amount])),
    new Map([
      [friend, theirs],
      [order.ownerId, ours],
    ]),
  )
  assert.equal((await t.orders.detailsOf(order.ownerId, order.orderId)).rateDifference?.back, 'payers')
  await asItShouldBe(t)
})

test('of any price by any rates, with a code or without, no more than was paid comes back, and the books make zero', async () => {
  const half = {
    ...demoVouchers.open,
    code: 'HALF',
    worth: { percent: 50 },
    most: null,
    usesPerUser: null,
    usesLimit: null,
  }
  await t.orders.publishVoucher(half)
  const anyRate = fc.integer({ min: 300_000, max: 3_000_000 })
  const anyPrice = fc.record({
    was: anyRate,
    now: anyRate,
    isHalf: fc.boolean(),
    minor: fc.integer({ min: 1, max: 900 }),
  })
  await fc.assert(
    fc.asyncProperty(anyPrice, async ({ was, now, isHalf, minor }) => {
      const ownerId = randomUUID()
      const { orderId } = await t.buy({
        ownerId,
        foreign: [{ ...charged, rialAUnit: was, minor, part: 0 }],
      })
      await t.orders.approve(orderId, ownerId)
      if (isHalf) await t.orders.applyVoucher({ orderId, code: 'HALF' }, ownerId)
      const order = await t.orders.ofUser(orderId, ownerId)
      await t.pay(order)
      today = { USD: { ...cheaper, rialAUnit: now } }
      await issued(order)
      const back = await t.wallet.balanceOf(ownerId)
      const most = Math.max(0, ((was - now) * minor) / 100) / (isHalf ? 2 : 1)
      assert.ok(back <= payable(order))
      assert.ok(back < most + 1 && back > most - 12, `${back} of ${most}`)
    }),
    { numRuns: 12 },
  )
  const { sum } = await one(
    t.house.database,
    sql<{ sum: number }>`select coalesce(sum(amount), 0)::bigint as sum from wallet.posting`,
  )
  assert.equal(sum, 0)
  await asItShouldBe(t)
})

test('the database stores no difference without its entry, no entry without it, and none twice or the other way', async () => {
  const { database } = t.house
  const order = await approved()
  await t.pay(order)
  today = {}
  await issued(order)
  const { orderId, ownerId } = order
  const line = (issuedAt: number, amount: number) => sql`
    insert into orders.rate_difference (order_id, place, currency, minor, charged_rial, charged_on, charged_source,
      issued_rial, issued_on, issued_source, amount, given_at)
    values (${orderId}, 0, 'USD', 20000, 1250000, '2026-11-20', 'ما', ${issuedAt}, '2026-11-21', 'ما', ${amount}, now())`
  await assert.rejects(line(1_150_000, fell).execute(database), { constraint: 'difference_adds_up' })
  await assert.rejects(line(1_150_000, fell + 1).execute(database), { constraint: 'no_more_than_it_fell' })
  await assert.rejects(line(1_350_000, 1).execute(database), { constraint: 'never_the_other_way' })
  const set = (amount: number) =>
    sql`update orders."order" set rate_difference = ${amount} where id = ${orderId}`.execute(database)
  await assert.rejects(set(10), { constraint: 'difference_adds_up' })
  await assert.rejects(set(price + 1), { constraint: 'difference_was_paid' })
  const posted = database.transaction().execute((trx) =>
    t.wallet.post(trx, {
      key: `rate-difference ${orderId}`,
      kind: 'rate-difference',
      orderId,
      memo: 'x',
      postings: [
        { account: { class: 'rate-differences', product: 'flight' }, amount: negative(rial(10)) },
        { account: { class: 'traveller-wallet', userId: ownerId }, amount: rial(10) },
      ],
    }),
  )
  await assert.rejects(posted, { constraint: 'difference_adds_up' })
  const given = await all(
    database,
    sql<{ id: string }>`select id from orders."order" where rate_difference > 0 limit 1`,
  )
  await assert.rejects(
    sql`update orders."order" set rate_difference = 10 where id = ${given[0]?.id}`.execute(database),
    /goes back once/,
  )
  await asItShouldBe(t)
})
