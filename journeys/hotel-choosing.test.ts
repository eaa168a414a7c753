import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import type { Locator, Page } from 'playwright-core'
import { reviewPath } from '#hotels/web/order-paths.ts'
import { MovableClock } from '#server/clock.ts'
import { stayIssued, toLeaders } from './hotel-steps.ts'
import { comeIn } from './issued-order.ts'
import { named, says } from './labels.ts'
import { lookAt } from './look.ts'
import { dayAhead, eventually } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'

const asked = new URLSearchParams({ city: 'KIH', checkIn: dayAhead(20), checkOut: dayAhead(22), rooms: '2' })
const abroad = new URLSearchParams({ city: 'IST', checkIn: dayAhead(20), checkOut: dayAhead(22), rooms: '2' })
let mobiles = 20

suite('a hotel is chosen without a mouse', () => {
  const clock = new MovableClock()
  let stage: Stage

  before(async () => {
    clock.set(lateTonight())
    stage = await openStage({ HOTEL_SUPPLIERS: 'duffel-stays' }, clock)
  })
  after(() => stage[Symbol.asyncDispose]())

  const newMobile = () => `091211${String(mobiles++).padStart(5, '0')}`

  for (const size of atSizes(['phone', 'desktop'])) {
    test(`by its name and a heart that the browser keeps (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await page.goto(`/hotels?${asked}`, { waitUntil: 'networkidle' })
      const all = await page.getByRole('article').count()
      await page.getByRole('searchbox', { name: named('نام هتل') }).focus()
      await page.keyboard.type('مارجان')
      await eventually(async () => (await page.getByRole('article').count()) === 1, 'one hotel of that name')
      assert.match(decodeURIComponent(page.url()), /name=مارجان/)
      await byDayAndNight(page, `hotel by name, ${size}`)
      const heart = page.getByRole('button', { name: named('پسندیدن هتل مرجان کیش') })
      await heart.focus()
      await page.keyboard.press('Enter')
      await eventually(async () => (await heart.getAttribute('aria-pressed')) === 'true', 'the heart')
      await page.goto(`/hotels?${asked}`, { waitUntil: 'networkidle' })
      assert.equal(await page.getByRole('article').count(), all)
      const liked = page.getByRole('link', { name: named('پسندیده‌ها') })
      await liked.focus()
      await page.keyboard.press('Enter')
      await eventually(async () => (await page.getByRole('article').count()) === 1, 'the hotel with a heart')
      assertFaultless(visit)
    })

    test(`by the nights that cost least (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await page.goto('/hotel/kih-marjan', { waitUntil: 'networkidle' })
      const arrival = page.getByRole('button', { name: named('تاریخ ورود') }).first()
      await page.locator('.hotel-search').hover()
      await arrival.waitFor()
      await arrival.focus()
      await page.keyboard.press('Enter')
      await page.getByText(named('هر شب برای همهٔ اتاق‌ها، هزار تومان')).waitFor()
      assert.ok((await page.locator('small[data-price]:not([data-price=""])').count()) > 20)
      await byDayAndNight(page, `nights of a hotel, ${size}`)
      assertFaultless(visit)
    })

    test(`abroad, through its pictures, to its telephone (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await page.goto(`/hotels?${abroad}`, { waitUntil: 'networkidle' })
      await page.getByRole('article').first().waitFor()
      await lookAt(page, `hotels abroad with pictures, ${size}`)
      const link = page.getByRole('link', { name: 'Galata Stair Inn', exact: true })
      await link.waitFor()
      await link.focus()
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/hotel\/duffel-stays-/)
      await page.waitForLoadState('networkidle')
      const first = page.getByRole('button', { name: named('تصویر ۱ از ۵') })
      await first.waitFor()
      await eventually(() => isDrawn(first.getByRole('img')), 'the picture is drawn')
      await byDayAndNight(page, `hotel with pictures, ${size}`)
      await first.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await dialog.getByText(named('۱ از ۵')).waitFor()
      await page.keyboard.press('ArrowLeft')
      await dialog.getByText(named('۲ از ۵')).waitFor()
      await eventually(() => isDrawn(dialog.getByRole('img')), 'the larger picture is drawn')
      await lookAt(page, `pictures of a hotel, ${size}`)
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      await dialog.getByText(named('۵ از ۵')).waitFor()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      assert.equal(await page.getByRole('link', { name: '+۴۴۲۰۸۰۱۶۰۵۰۹' }).count(), 1)
      assertFaultless(visit)
    })

    test(`with the hour of coming and a wish, which the confirm page repeats (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await comeIn(visit, stage, newMobile())
      await toLeaders(page, stage, { hotelId: 'kih-marjan', daysAhead: 20 })
      const late = page.getByRole('radio', { name: named('پس از ۲۲') })
      await late.focus()
      await page.keyboard.press('Space')
      await page.getByRole('checkbox', { name: named('تخت نوزاد') }).focus()
      await page.keyboard.press('Space')
      await page.getByRole('textbox', { name: named('خواستهٔ دیگر') }).focus()
      await page.keyboard.type('با نوزاد می‌رسیم')
      await byDayAndNight(page, `wishes, ${size}`)
      await page.reload({ waitUntil: 'networkidle' })
      await eventually(() => late.isChecked(), 'the wish is there again')
      assert.equal(
        await page.getByRole('textbox', { name: named('خواستهٔ دیگر') }).inputValue(),
        'با نوزاد می‌رسیم',
      )
      assertFaultless(visit)
    })
  }

  for (const size of atSizes(['phone', 'desktop'])) {
    test(`and afterwards its guest says how it was; the desk lets others read it (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      const mobile = newMobile()
      const { orderId } = await stayIssued(stage, mobile)
      const { database, hotels } = stage.product.agency
      await sql`
        update hotels.stays set check_in = check_in - 40, check_out = check_out - 40 where order_id = ${orderId}`.execute(
        database,
      )
      await comeIn(visit, stage, mobile)
      await page.goto(reviewPath(orderId), { waitUntil: 'networkidle' })
      await page.getByRole('button', { name: named('ثبت نظر') }).focus()
      await page.keyboard.press('Enter')
      await page.getByText(named('برای این‌ها هم امتیاز انتخاب کنید')).waitFor()
      for (const part of ['تمیزی', 'رفتار کارکنان', 'راحتی اتاق', 'جای هتل', 'ارزش در برابر پول']) {
        await page
          .getByRole('group', { name: named(part) })
          .getByRole('radio', { name: named('عالی') })
          .focus()
        await page.keyboard.press('Space')
      }
      await page.getByText(named('برای این‌ها هم امتیاز انتخاب کنید')).waitFor({ state: 'detached' })
      await page.getByRole('textbox', { name: named('چه خوب بود') }).focus()
      await page.keyboard.type('ساحل نزدیک و تمیز است.')
      await byDayAndNight(page, `review form, ${size}`)
      await page.getByRole('button', { name: named('ثبت نظر') }).focus()
      await page.keyboard.press('Enter')
      await page.getByText(named('پیش از انتشار خوانده می‌شود')).first().waitFor()
      const [held] = (await hotels.moderation.held()).filter((one) => one.orderId === orderId)
      await hotels.moderation.decide({ id: held?.id ?? 0, to: 'published', reason: '' })
      await hotels.moderation.answer(held?.id ?? 0, 'ممنون که گفتید.')
      await page.goto('/hotel/kih-marjan', { waitUntil: 'networkidle' })
      const reviews = page.getByRole('region', { name: named('نظر مهمان‌ها') })
      const read = await reviews.innerText()
      for (const words of ['ساحل نزدیک و تمیز است', 'ممنون که گفتید', 'مهمان تأییدشده', 'سارا'])
        assert.ok(says(read, words), words)
      await byDayAndNight(page, `reviews, ${size}`)
      assertFaultless(visit)
    })
  }

  test('a hotel that nobody has reviewed says so', async () => {
    await using visit = await stage.visit('phone')
    await visit.page.goto('/hotel/kih-shayan', { waitUntil: 'networkidle' })
    await visit.page.getByText(named('هنوز کسی دربارهٔ این هتل نظر نداده است')).waitFor()
    await noScore(visit.page)
    assertFaultless(visit)
  })
})

async function isDrawn(picture: Locator): Promise<boolean> {
  return picture.first().evaluate((img: HTMLImageElement) => img.naturalWidth > 100)
}

async function byDayAndNight(page: Page, state: string): Promise<void> {
  await lookAt(page, state)
  await page.emulateMedia({ colorScheme: 'dark' })
  await lookAt(page, `${state}, at night`)
  await page.emulateMedia({ colorScheme: 'light' })
}

async function noScore(page: Page): Promise<void> {
  assert.equal(await page.locator('.score').count(), 0)
}

/** 23:30 in Tehran: today is nearly over, and another day elsewhere. */
function lateTonight(): Temporal.Instant {
  const now = Temporal.Now.zonedDateTimeISO('Asia/Tehran')
  const tonight = now.withPlainTime('23:30')
  const isGone = Temporal.ZonedDateTime.compare(tonight, now) < 0
  return (isGone ? tonight.add({ days: 1 }) : tonight).toInstant()
}
