import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import type { TourDetail } from '#tours/responses.ts'
import { named, says } from './labels.ts'
import { amountIn, lookAt } from './look.ts'
import { sharedHouse } from './shared-house.ts'
import { agreeToTerms, pay } from './shopper.ts'
import { assertFaultless, type Stage } from './stage.ts'
import { fillPassenger, payAtBank, signIn } from './traveller.ts'

suite('a traveller goes with a group', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  test('from the list to the voucher, alone and told so before, phone', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    const seen = (state: string) => lookAt(page, `tours ${state}`)
    const tour = await openTour(stage)
    await page.goto('/', { waitUntil: 'networkidle' })
    await page
      .getByRole('navigation', { name: named('محصول') })
      .getByRole('link', { name: named('تور') })
      .click()
    await page.getByRole('heading', { name: named('تور به کجا؟') }).waitFor()
    await seen('places')
    await page
      .getByRole('main')
      .getByRole('link', { name: named(tour.cityName) })
      .first()
      .click()

    await page.getByRole('heading', { name: named(`تورهای ${tour.cityName}`), level: 1 }).waitFor()
    await seen('list')
    await page.getByRole('link', { name: named('سیستمی') }).click()
    await page.waitForURL(/by=scheduled/)

    await page.goto(`/tours/${tour.departureId}`, { waitUntil: 'networkidle' })
    await partsSum(page)
    await seen('its page')
    await one(page, 'دوتخته: یکی کمتر', 'double=1')
    await page.getByText(named('کسی که تنها می‌ماند یک‌تخته می‌پردازد')).waitFor()
    await one(page, 'یک‌تخته: یکی بیشتر', 'single=1')
    await one(page, 'دوتخته: یکی کمتر', '?single=1')
    const total = (tour.hotels[0]?.prices.single ?? 0) / 10
    await page.locator('.tour-total', { hasText: total.toLocaleString('en') }).waitFor()
    await page.getByRole('link', { name: named('ثبت‌نام و پرداخت') }).click()
    await page.getByRole('dialog').waitFor()
    await signIn(page, stage, '09121196001')

    await page.waitForURL(/\/tours\/buy/)
    await page.getByRole('heading', { name: named('خلاصهٔ تور') }).waitFor()
    await fillPassenger(page)
    await seen('travellers')
    await page.getByRole('button', { name: named('ادامه و پرداخت') }).click()

    await page.waitForURL(/\/tours\/confirm/)
    await page.getByRole('heading', { name: named('درگاه پرداخت') }).waitFor()
    await seen('confirm')
    const clock = page.url()
    await page.getByRole('link', { name: named('ویرایش مسافران و تماس') }).click()
    await page.waitForURL(/\/tours\/buy\?order=/)
    await page
      .getByRole('textbox', { name: named('نام لاتین') })
      .first()
      .fill('SAREH')
    await page.getByRole('button', { name: named('ادامه و پرداخت') }).click()
    await page.waitForURL(clock)
    await page.getByText('SAREH').waitFor()
    assert.equal(amountIn(await page.locator('.summary-total').innerText()), total)
    await agreeToTerms(page)
    await pay(page)
    await payAtBank(page)

    await page.waitForURL(/\/payment\//)
    await page.getByText(named('واچر تور شما صادر شد')).first().waitFor({ timeout: 60_000 })
    await seen('issued')
    await page.getByRole('link', { name: named('جزئیات سفارش') }).click()
    await page.getByRole('heading', { name: named('آنچه خریده‌اید') }).waitFor()
    await seen('order')
    assert.ok(says(await page.getByRole('main').innerText(), tour.name))
    await page.goto('/profile/my-travels', { waitUntil: 'networkidle' })
    assert.ok(says(await page.getByRole('main').innerText(), tour.name))
    assertFaultless(visit, [/status of 400 .*connect\/token/])
  })
})

async function openTour({ product }: Stage): Promise<TourDetail> {
  const { tours } = product.agency
  for (const { departureId, isDomestic, isCharter, group } of await tours.list()) {
    if (!isDomestic || isCharter || group.left < 10) continue
    const detail = await tours.detail(departureId)
    if (detail.isOpen) return detail
  }
  return assert.fail('no departure is open')
}

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
