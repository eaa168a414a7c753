import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { named, says } from './labels.ts'
import { amountIn, lookAt } from './look.ts'
import { sharedHouse } from './shared-house.ts'
import { agreeToTerms, pay } from './shopper.ts'
import { assertFaultless, type Stage } from './stage.ts'
import { fillPassenger, payAtBank, signIn } from './traveller.ts'

suite('a traveller goes out for some hours', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  test('from the list to the ticket and back again, phone', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    const seen = (state: string) => lookAt(page, `experiences ${state}`)
    await page.goto('/', { waitUntil: 'networkidle' })
    const products = page.getByRole('navigation', { name: named('محصول') })
    await products.getByRole('link', { name: named('گشت') }).press('Enter')
    await page.getByRole('heading', { name: named('گشت‌ها و تجربه‌ها'), level: 1 }).waitFor()
    await seen('places')
    await page
      .getByRole('main')
      .getByRole('link', { name: named('استانبول') })
      .press('Enter')
    await page.getByRole('heading', { name: named('گشت‌ها و تجربه‌های استانبول') }).waitFor()
    await seen('list')
    await page.getByRole('link', { name: named('قایق‌سواری در بسفر') }).press('Enter')

    await page.waitForURL(/\/experiences\/octo-bosphorus-boat/)
    await page.getByRole('link', { name: named('ماه بعد') }).press('Enter')
    await page.waitForURL(/month=/)
    await page.getByText(named('روز را انتخاب کنید')).waitFor()
    await page.locator('.experience-days a').nth(9).press('Enter')
    await page.waitForURL(/day=/)
    await page.locator('.experience-choice', { hasText: '۱۴:۰۰' }).press('Enter')
    await page.waitForURL(/slot=/)
    await step(page, 'کودک: یکی بیشتر', 'child%3A1')
    await step(page, 'بزرگسال: یکی کمتر', 'units=child%3A1')
    await page.getByText(named('کودک و نوزاد تنها فروخته نمی‌شود')).waitFor()
    await step(page, 'بزرگسال: یکی بیشتر', 'adult%3A1')
    const both = page.locator('.experience-total', { hasText: named('جمع ۲ بلیت') })
    await both.waitFor()
    const total = amountIn(await both.innerText())
    await seen('its page')
    await page.getByRole('link', { name: named('ادامه و خرید') }).press('Enter')
    await page.getByRole('dialog').waitFor()
    await signIn(page, stage, '09121196101')

    await page.waitForURL(/\/experiences\/buy/)
    await page.getByRole('heading', { name: named('خلاصهٔ گشت') }).waitFor()
    await fillPassenger(page)
    await seen('buyer')
    await page.getByRole('button', { name: named('ادامه و پرداخت') }).press('Enter')

    await page.waitForURL(/\/experiences\/confirm/)
    await page.getByRole('heading', { name: named('درگاه پرداخت') }).waitFor()
    await seen('confirm')
    assert.equal(amountIn(await page.locator('.summary-total').innerText()), total)
    assert.equal(amountIn(await page.locator('.experience-steps li').last().innerText()), total)
    await agreeToTerms(page)
    await pay(page)
    await payAtBank(page)

    await page.waitForURL(/\/payment\//)
    await page.getByText(named('بلیت گشت شما صادر شد')).first().waitFor({ timeout: 60_000 })
    await seen('issued')
    await page.getByRole('link', { name: named('جزئیات سفارش') }).press('Enter')
    await page.getByRole('heading', { name: named('بلیت گشت صادر شد') }).waitFor()
    await seen('order')
    assert.ok(says(await page.getByRole('main').innerText(), 'قایق‌سواری در بسفر'))
    await downloaded(page)
    await giveBack(page, total)
    await seen('given back')
    assertFaultless(visit, [/status of 400 .*connect\/token/])
  })
})

/** The same address that the button downloads from. */
async function downloaded(page: Page): Promise<void> {
  const address = await page.getByRole('link', { name: named('دانلود بلیت') }).getAttribute('href')
  const file = await page.request.get(address ?? '')
  assert.equal(file.headers()['content-type'], 'application/pdf')
  assert.match((await file.body()).toString('latin1'), /^%PDF/)
}

/** Before its cut-off: nothing is kept. */
async function giveBack(page: Page, total: number): Promise<void> {
  const orderId = new URL(page.url()).searchParams.get('orderId')
  await page.goto(`/profile/my-travels/order-details/flight-order-items?orderId=${orderId}`, {
    waitUntil: 'networkidle',
  })
  await page.getByRole('combobox', { name: named('دلیل استرداد') }).selectOption({ index: 1 })
  await page.getByRole('checkbox', { name: named('قوانین را می‌پذیرم') }).check()
  await page.getByRole('button', { name: named('ثبت استرداد، با جریمهٔ 0') }).press('Enter')
  await page.getByRole('heading', { name: named('استرداد انجام شد') }).waitFor()
  assert.ok(says(await page.getByRole('main').innerText(), total.toLocaleString('en')))
}

async function step(page: Page, name: string, address: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).press('Enter')
  await page.waitForURL((url) => url.search.includes(address))
}
