import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { flightOrderPath } from '#flights/web/order-path.ts'
import { isControlled } from './installing.ts'
import { comeIn, issuedFor } from './issued-order.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { deliver, displayedIn, nextSubscription, openedByPress, pushedTo } from './pushing.ts'
import { eventually } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Size, type Stage, type Visit } from './stage.ts'

const here = named('اعلان روی همین دستگاه')

suite('news that browsers are pushed, and what was told', () => {
  let stage: Stage

  before(async () => {
    stage = await openStage({}, undefined, 'whole')
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const [size, mobile] of atSizes([
    ['phone', '09121180001'],
    ['desktop', '09121180002'],
  ]))
    test(`who turns it on by a press reads in the browser that his flight is late, once, and is led to his order (${size})`, async () => {
      const { orderId } = await issuedFor(stage, mobile, ({ refund }) => refund.penaltyNow !== null)
      await using visit = await openSettings(stage, mobile, { size })
      const { page, context } = visit
      assert.equal(await column(page).count(), 0)
      const endpoint = await nextSubscription(stage, page)
      await page.getByRole('switch', { name: here }).press('Space')
      await column(page).waitFor()
      const seats = page.getByRole('checkbox', { name: named('صندلی یا پرواز تازه با مرورگر') })
      assert.ok(await seats.isChecked())
      await lookAt(page, `pushes ${size}`)

      const order = await threeHoursLate(stage, orderId)
      const pushed = await pushedTo(stage, endpoint)
      const last = JSON.stringify({ ...JSON.parse(pushed), title: 'خبری دیگر', tag: 'last' })
      for (const text of [pushed, pushed, last]) await deliver(context, page, text)
      const isLast = async () => (await displayedIn(page)).some(({ title }) => title === 'خبری دیگر')
      await eventually(isLast, 'the last notification was not shown')
      const shown = await displayedIn(page)
      const [late, ...others] = shown.filter(({ title }) => title !== 'خبری دیگر')
      assert.deepEqual(others, [])
      assert.deepEqual([late?.title, late?.lang, late?.dir], ['پرواز شما تأخیر دارد', 'fa', 'rtl'])
      assert.ok(late?.body.includes('۳ ساعت تأخیر') && late.body.includes(order), late?.body ?? 'nothing')
      assert.deepEqual(await openedByPress(context), [stage.address + flightOrderPath(orderId)])

      await page.getByRole('switch', { name: here }).press('Space')
      await column(page).waitFor({ state: 'detached' })
      assert.equal(await browsers(stage, mobile), 0)
      assertFaultless(visit)
    })

  test('a browser whose push service is out of reach says so, and the other ways stay', async () => {
    await using visit = await openSettings(stage, '09121180003', { size: 'phone' })
    const { page } = visit
    await page.evaluate(() => {
      PushManager.prototype.subscribe = () => Promise.reject(new DOMException('no service', 'AbortError'))
    })
    await page.getByRole('switch', { name: here }).press('Space')
    await page
      .getByRole('status')
      .filter({ hasText: /وصل نشد/ })
      .waitFor()
    assert.equal(await page.getByRole('switch', { name: here }).isChecked(), false)
    assert.equal(await browsers(stage, '09121180003'), 0)
    assertFaultless(visit)
  })

  test('who has forbidden it in his browser is told how to allow it', async () => {
    await using visit = await openSettings(stage, '09121180004', { size: 'desktop', permission: 'denied' })
    const { page } = visit
    await page
      .getByRole('status')
      .filter({ hasText: /اجازهٔ نمایش اعلان/ })
      .waitFor()
    await lookAt(page, 'pushes denied')
    await page.getByRole('switch', { name: here }).press('Space')
    assert.equal(await page.getByRole('switch', { name: here }).isChecked(), false)
    assertFaultless(visit)
  })

  for (const [size, mobile] of atSizes([
    ['phone', '09121180005'],
    ['desktop', '09121180006'],
  ]))
    test(`what was told is looked up, with its ways and its order, and without codes (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await comeIn(visit, stage, mobile)
      await page.goto('/profile/notifications/told')
      await page.getByRole('heading', { name: named('هنوز پیامی نفرستاده‌ایم') }).waitFor()
      await tell(stage, mobile)
      await eventually(async () => (await waiting(stage, mobile)) === 0, 'the news waits still')
      await page.goto('/profile/notifications', { waitUntil: 'networkidle' })
      await page.getByRole('link', { name: named('پیام‌های فرستاده‌شده') }).click()
      const row = page.getByRole('listitem').filter({ hasText: /K7QX2M/ })
      await row.waitFor()
      assert.match(await row.innerText(), /پیامک/)
      await lookAt(page, `told ${size}`)
      await row.getByRole('link', { name: named('دیدن سفارش') }).click()
      await page.waitForURL('/profile/my-travels')
      assertFaultless(visit)
    })
})

async function openSettings(
  stage: Stage,
  mobile: string,
  { size, permission = 'granted' }: { readonly size: Size; readonly permission?: 'granted' | 'denied' },
) {
  const visit = await stage.visit(size, { serviceWorkers: 'allow' })
  const { page, context } = visit
  if (permission === 'granted') await context.grantPermissions(['notifications'], { origin: stage.address })
  else await deny(visit, stage.address)
  await comeIn(visit, stage, mobile)
  await page.goto('/profile/notifications', { waitUntil: 'networkidle' })
  await isControlled(page)
  await page.getByRole('switch', { name: here }).waitFor()
  return visit
}

async function deny({ page, context }: Visit, origin: string): Promise<void> {
  const browser = await context.newCDPSession(page)
  const { targetInfo } = await browser.send('Target.getTargetInfo')
  await browser.send('Browser.setPermission', {
    permission: { name: 'notifications' },
    setting: 'denied',
    origin,
    ...(targetInfo.browserContextId !== undefined && { browserContextId: targetInfo.browserContextId }),
  })
}

function column(page: Page) {
  return page.getByRole('columnheader', { name: named('مرورگر') })
}

/** Its number. */
async function threeHoursLate({ product }: Stage, orderId: string): Promise<string> {
  const { orders, disruptions } = product.agency
  const [journey] = await orders.journeysOf(orderId)
  assert.ok(journey)
  const { flightNumber, departsLocal } = journey
  await disruptions.delayed({ flightNumber, date: departsLocal.toPlainDate() }, 180)
  return (await orders.order(orderId))?.orderNumber ?? ''
}

async function tell(stage: Stage, mobile: string): Promise<void> {
  const phone = `+98${mobile.slice(1)}`
  const { accounts, messages } = stage.product.agency
  const { userId } = await accounts.settle(phone)
  await messages.tell(
    { userId, phone },
    {
      template: 'ticket-issued',
      tokens: ['10420318', 'K7QX2M', 'تهران به مشهد'],
      key: crypto.randomUUID(),
      opens: '/profile/my-travels',
    },
  )
}

async function browsers(stage: Stage, mobile: string): Promise<number> {
  const { accounts, database } = stage.product.agency
  const { userId } = await accounts.settle(`+98${mobile.slice(1)}`)
  const { rows } = await sql`select 1 from messages.browsers where user_id = ${userId}`.execute(database)
  return rows.length
}

async function waiting(stage: Stage, mobile: string): Promise<number> {
  const { rows } = await sql`select 1 from messages.outbox
    where recipient = ${`+98${mobile.slice(1)}`} and state = 'waiting'`.execute(stage.product.agency.database)
  return rows.length
}
