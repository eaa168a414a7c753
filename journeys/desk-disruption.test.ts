import assert from 'node:assert/strict'
import { suite, type TestContext, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { all, one } from '#database/database.ts'
import { refundFaults } from '#refunds/server/invariants.ts'
import { bookFaults, openRefundsDue } from '#wallet/server/books.ts'
import { signInAtDesk } from './desk-staff.ts'
import { approveNewest, cancelAtDesk, proposeMassRefund } from './disruption-steps.ts'
import { type FullFlight, fullFlight } from './full-flight.ts'
import { comeIn } from './issued-order.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { messagesTo } from './messages.ts'
import { eventually } from './shopper.ts'
import { isInFull } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'
import { workerProcess } from './worker-process.ts'

const many = isInFull ? 1000 : 60
/** of which one worker has so many in hand */
const inHand = 6

suite('a full flight is cancelled at the desk', { timeout: isInFull ? 1_200_000 : 300_000 }, () => {
  let stage: Stage

  test(`${many} orders: counted, cancelled by two, given back by a job that is stopped, killed and goes on`, async (t) => {
    await using opened = await openStage({ JOBS: 'elsewhere' })
    stage = opened
    await using first = await workerProcess(stage)
    const flight = await fullFlight(stage, many)
    await using desk = await stage.visit('desktop')
    await using finance = await stage.visit('desktop')
    await signInAtDesk(stage, desk, ['ticketing', 'refunds'])
    await signInAtDesk(stage, finance, ['finance'])
    const { page } = desk

    await cancelAtDesk(page, flight)
    assert.deepEqual(await told('flight-cancelled'), [], 'nobody is told before two agree')
    await approveNewest(finance.page, 'لغو پرواز')
    await isToldOnce('flight-cancelled')
    await seesOwnFlight(flight, seesCancelled)
    await proposeMassRefund(page, flight)
    await held(0.4, async () => {
      await approveNewest(finance.page, 'استرداد گروهی')
      await page.goto('/desk/mass-refunds')
      await page.locator('[data-row] a').first().click()
      await eventually(async () => (await counts()).done > 0, 'the job begins')
      await lookAt(page, 'desk-mass-refund-running')
      await page.getByRole('button', { name: named('نگه داشتن') }).click()
      await page.getByRole('status').getByText('نگه داشته شده').waitFor()
    })
    const stopped = await atRest()
    assert.ok(stopped.left >= many * 0.4 - inHand && stopped.done > 0, JSON.stringify(stopped))

    await held(0.4, async () => {
      await page.getByRole('button', { name: named('ادامه') }).click()
      await page.getByRole('status').getByText('در حال انجام').waitFor()
      await eventually(async () => (await counts()).done > stopped.done, 'the job goes on')
      await first.kill()
    })
    const killed = await atRest()
    assert.ok(killed.left > 0, JSON.stringify(killed))
    await using _second = await workerProcess(stage)
    await page.getByRole('status').getByText('تمام شد').waitFor({ timeout: 300_000 })
    await lookAt(page, 'desk-mass-refund-over')
    await page.emulateMedia({ colorScheme: 'dark' })
    await lookAt(page, 'desk-mass-refund-over-dark')
    await sayHowFast(t)

    await everyoneOnce(flight)
    await seesOwnFlight(flight, seesMoney)
    assertFaultless(desk)
    assertFaultless(finance)
  })

  const database = () => stage.product.agency.database

  async function counts() {
    return one(
      database(),
      sql<{ left: number; done: number; failed: number; refunds: number }>`select
        count(*) filter (where state = 'left')::int as left, count(*) filter (where state = 'done')::int as done,
        count(*) filter (where state = 'failed')::int as failed,
        (select count(*)::int from refunds.request) as refunds
      from desk.mass_refund_order`,
    )
  }

  /** Nothing is under way any more, and nothing half done. */
  async function atRest() {
    let before = -1
    await eventually(async () => {
      const { done } = await counts()
      const isStill = done === before
      before = done
      await sleep(700)
      return isStill
    }, 'it stands still')
    const now = await counts()
    assert.deepEqual([now.refunds, now.failed], [now.done, 0])
    return now
  }

  /** Whoever gives one of these back waits inside its transaction; a share from the middle of what is left. */
  async function held(share: number, work: () => Promise<void>): Promise<void> {
    const left = await all(
      database(),
      sql<{
        id: string
      }>`select order_id as id from desk.mass_refund_order where state = 'left' order by ctid`,
    )
    const from = Math.floor(left.length * 0.3)
    const some = left.slice(from, from + Math.ceil(left.length * share))
    await database()
      .connection()
      .execute(async (connection) => {
        for (const { id } of some)
          await sql`select pg_advisory_lock(hashtextextended(${`refund of ${id}`}, 0))`.execute(connection)
        try {
          await work()
        } finally {
          await sql`select pg_advisory_unlock_all()`.execute(connection)
        }
      })
  }

  /** Who was sent it, as often as he was. */
  async function told(template: 'flight-cancelled' | 'refund-in-wallet'): Promise<readonly string[]> {
    const rows = await all(
      database(),
      sql<{
        recipient: string
        state: string
      }>`select recipient, state from messages.outbox where template = ${template}`,
    )
    return rows.every(({ state }) => state === 'sent') ? rows.map(({ recipient }) => recipient) : []
  }

  async function isToldOnce(template: 'flight-cancelled' | 'refund-in-wallet'): Promise<void> {
    await eventually(async () => (await told(template)).length >= many, `${template} left`, 300)
    const recipients = await told(template)
    assert.deepEqual([recipients.length, new Set(recipients).size], [many, many], template)
  }

  /** Of what was given back after the second worker began. */
  async function sayHowFast(t: TestContext): Promise<void> {
    const { n, seconds } = await one(
      database(),
      sql<{ n: number; seconds: number }>`with last as (
          select at, coalesce(at - lag(at) over (order by at) > interval '2 seconds', true) as begins
          from desk.mass_refund_order)
        select count(*)::int as n, extract(epoch from max(at) - min(at))::float8 as seconds
        from last where at >= (select max(at) from last where begins)`,
    )
    t.diagnostic(`${n} orders in ${seconds.toFixed(1)} s: ${(n / seconds).toFixed(0)} a second`)
  }

  async function everyoneOnce({ aboard, price }: FullFlight): Promise<void> {
    const { wallet, orders } = stage.product.agency
    const end = await counts()
    assert.deepEqual([end.left, end.failed, end.done, end.refunds], [0, 0, many, many])
    const { sum } = await one(
      database(),
      sql<{ sum: number }>`select sum(amount)::bigint as sum from wallet.posting`,
    )
    assert.equal(sum, 0)
    assert.deepEqual(await bookFaults(database()), [])
    const due = await openRefundsDue(database())
    const now = stage.product.agency.clock.now()
    assert.deepEqual(await refundFaults(database(), { now, due }), [])
    const statuses = await orders.statusesOf(aboard.map(({ orderId }) => orderId))
    assert.ok([...statuses.values()].every((status) => status === 'refunded'))
    for (const { userId } of aboard) assert.equal(await wallet.balanceOf(userId), price)
    await isToldOnce('flight-cancelled')
    await isToldOnce('refund-in-wallet')
  }

  /** One of them, on his own page: first the cancellation, then the money. */
  async function seesOwnFlight(
    flight: FullFlight,
    seen: (page: Page, order: string) => Promise<void>,
  ): Promise<void> {
    const [someone] = flight.aboard
    assert.ok(someone)
    await using visit = await stage.visit('phone')
    await comeIn(visit, stage, someone.mobile)
    await seen(visit.page, `/profile/my-travels/order-details?orderId=${someone.orderId}`)
    const news = await messagesTo(stage, someone.mobile)
    assert.equal(news.filter(({ text }) => text.includes('پرواز شما لغو شد')).length, 1)
    assertFaultless(visit)
  }
})

async function seesCancelled(page: Page, order: string): Promise<void> {
  await page.goto(order, { waitUntil: 'networkidle' })
  await page.getByRole('region', { name: named('پرواز شما لغو شد') }).waitFor()
  await lookAt(page, 'cancelled-at-the-desk')
}

async function seesMoney(page: Page, order: string): Promise<void> {
  await page.goto(order, { waitUntil: 'networkidle' })
  await page.getByText(named('همهٔ بلیت‌های این سفارش استرداد شده است')).waitFor()
  await page.getByText(named('به کیف پول شما نشست')).waitFor()
  await lookAt(page, 'given-back-at-the-desk')
}
