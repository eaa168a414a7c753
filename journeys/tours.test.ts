import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { agreeByKeys, fillByKeys, pressOn, signInByKeys, tabTo } from './by-keys.ts'
import { named, says } from './labels.ts'
import { amountIn, lookAtBothSizes } from './look.ts'
import { openTour } from './open-tour.ts'
import { sharedHouse } from './shared-house.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'
import { payAtBank } from './traveller.ts'

suite('a traveller goes with a group', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const [size, mobile, theme] of atSizes([
    ['phone', '09121196001', 'light'],
    ['desktop', '09121196002', 'dark'],
  ]))
    test(`from the list to the voucher, alone and told so before, wholly by keyboard, ${size}`, async () => {
      await using visit = await stage.visit(size, { theme })
      const { page } = visit
      const seen = (state: string) => lookAtBothSizes(page, `tours ${theme} ${state}`)
      const tour = await openTour(stage)
      await page.goto('/', { waitUntil: 'networkidle' })
      await page
        .getByRole('navigation', { name: named('محصول') })
        .getByRole('link', { name: named('تور') })
        .press('Enter')
      await page.getByRole('heading', { name: named('تور به کجا؟') }).waitFor()
      await seen('places')
      await page
        .getByRole('main')
        .getByRole('link', { name: named(tour.cityName) })
        .first()
        .press('Enter')

      await page.getByRole('heading', { name: named(`تورهای ${tour.cityName}`), level: 1 }).waitFor()
      await seen('list')
      await pressOn(page, 'سیستمی')
      await page.waitForURL(/by=scheduled/)
      await pressOn(page, '۶ شب و بیشتر')
      await page.getByRole('heading', { name: named('با این فیلترها توری نیست') }).waitFor()
      await seen('none')
      await pressOn(page, 'برداشتن فیلترها')
      await page.locator(`a[href="/tours/${tour.departureId}"]`).first().press('Enter')

      await page.waitForURL(new RegExp(`/tours/${tour.departureId}`))
      await partsSum(page)
      assert.ok(says(await page.getByRole('main').innerText(), `از ${tour.group.seats} نفر`), 'its seats')
      await seen('its page')
      await one(page, 'دوتخته: یکی کمتر', 'double=1')
      await page.getByText(named('کسی که تنها می‌ماند یک‌تخته می‌پردازد')).waitFor()
      await seen('with one left alone')
      await one(page, 'یک‌تخته: یکی بیشتر', 'single=1')
      await one(page, 'دوتخته: یکی کمتر', '?single=1')
      const total = (tour.hotels[0]?.prices.single ?? 0) / 10
      await page.locator('.tour-total', { hasText: total.toLocaleString('en') }).waitFor()
      await pressOn(page, 'ثبت‌نام و پرداخت')
      await page.getByRole('dialog').waitFor()
      await signInByKeys(page, stage, mobile)

      await page.waitForURL(/\/tours\/buy/)
      await page.getByRole('region', { name: named('مسافر ۱') }).waitFor()
      await pressOn(page, 'ادامه و پرداخت')
      await page.getByText(named('مورد باید اصلاح شود')).waitFor()
      await seen('travellers, wrong')
      await fillByKeys(page)
      await seen('travellers')
      await pressOn(page, 'ادامه و پرداخت')

      await page.waitForURL(/\/tours\/confirm/)
      await page.getByRole('heading', { name: named('درگاه پرداخت') }).waitFor()
      await seen('confirm')
      const clock = page.url()
      await pressOn(page, 'ویرایش مسافران و تماس')
      await page.waitForURL(/\/tours\/buy\?order=/)
      await page
        .getByRole('textbox', { name: named('نام لاتین') })
        .first()
        .waitFor()
      await tabTo(page, 'نام لاتین')
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type('SAREH')
      await seen('edit')
      await pressOn(page, 'ادامه و پرداخت')
      await page.waitForURL(clock)
      await page.getByText('SAREH').waitFor()
      assert.equal(amountIn(await page.locator('.summary-total').innerText()), total)
      await agreeByKeys(page)
      await payAtBank(page)

      await page.waitForURL(/\/payment\//)
      await page.getByText(named('واچر تور شما صادر شد')).first().waitFor({ timeout: 60_000 })
      await seen('issued')
      await pressOn(page, 'جزئیات سفارش')
      await page.getByRole('heading', { name: named('آنچه خریده‌اید') }).waitFor()
      await seen('order')
      assert.ok(says(await page.getByRole('main').innerText(), tour.name))
      await page.goto('/profile/my-travels', { waitUntil: 'networkidle' })
      assert.ok(says(await page.getByRole('main').innerText(), tour.name))
      assertFaultless(visit)
    })
})

/** The parts on the screen are the price beside them. */
async function partsSum(page: Page): Promise<void> {
  const amounts = await page.locator('.tour-lines dd').allInnerTexts()
  const [whole = 0, ...parts] = amounts.map(amountIn).toReversed()
  assert.equal(
    parts.reduce((sum, part) => sum + part, 0),
    whole,
  )
}

async function one(page: Page, name: string, address: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).press('Enter')
  await page.waitForURL((url) => url.search.includes(address))
}
