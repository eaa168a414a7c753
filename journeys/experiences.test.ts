import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { agreeByKeys, fillByKeys, pressOn, signInByKeys } from './by-keys.ts'
import { named, says } from './labels.ts'
import { amountIn, lookAtBothSizes } from './look.ts'
import { sharedHouse } from './shared-house.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'
import { payAtBank } from './traveller.ts'

suite('a traveller goes out for some hours', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const [size, mobile, theme] of atSizes([
    ['phone', '09121196101', 'light'],
    ['desktop', '09121196102', 'dark'],
  ]))
    test(`from the list to the ticket and back again, wholly by keyboard, ${size}`, async () => {
      await using visit = await stage.visit(size, { theme })
      const { page } = visit
      const seen = (state: string) => lookAtBothSizes(page, `experiences ${theme} ${state}`)
      await page.goto('/', { waitUntil: 'networkidle' })
      const products = page.getByRole('navigation', { name: named('محصول') })
      await products.getByRole('link', { name: named('گشت') }).press('Enter')
      await page.getByRole('heading', { name: named('گشت‌ها و تجربه‌ها'), level: 1 }).waitFor()
      await seen('places')
      await pressOn(page, 'استانبول')
      await page.getByRole('heading', { name: named('گشت‌ها و تجربه‌های استانبول') }).waitFor()
      await seen('list')
      await pressOn(page, 'قایق‌سواری در بسفر')

      await page.waitForURL(/\/experiences\/octo-bosphorus-boat/)
      await pressOn(page, 'ماه بعد')
      await page.waitForURL(/month=/)
      await page.getByText(named('روز را انتخاب کنید')).waitFor()
      await seen('its page, no day yet')
      await page.locator('.experience-days a').nth(9).press('Enter')
      await page.waitForURL(/day=/)
      await page.locator('.experience-choice', { hasText: '۱۴:۰۰' }).press('Enter')
      await page.waitForURL(/slot=/)
      await step(page, 'کودک: یکی بیشتر', 'child%3A1')
      await step(page, 'بزرگسال: یکی کمتر', 'units=child%3A1')
      await page.getByText(named('کودک و نوزاد تنها فروخته نمی‌شود')).waitFor()
      await seen('a child alone')
      await step(page, 'بزرگسال: یکی بیشتر', 'adult%3A1')
      const both = page.locator('.experience-total', { hasText: named('جمع ۲ بلیت') })
      await both.waitFor()
      const total = amountIn(await both.innerText())
      await seen('its page')
      await pressOn(page, 'ادامه و خرید')
      await page.getByRole('dialog').waitFor()
      await signInByKeys(page, stage, mobile)

      await page.waitForURL(/\/experiences\/buy/)
      await page.getByRole('region', { name: named('خریدار') }).waitFor()
      await pressOn(page, 'ادامه و پرداخت')
      await page.getByText(named('مورد باید اصلاح شود')).waitFor()
      await seen('buyer, wrong')
      await fillByKeys(page)
      await seen('buyer')
      await pressOn(page, 'ادامه و پرداخت')

      await page.waitForURL(/\/experiences\/confirm/)
      await page.getByRole('heading', { name: named('درگاه پرداخت') }).waitFor()
      await page.getByText(named('اگر تا صدور، نرخ پایین بیاید')).waitFor()
      await seen('confirm')
      assert.equal(amountIn(await page.locator('.summary-total').innerText()), total)
      assert.equal(amountIn(await page.locator('.experience-steps li').last().innerText()), total)
      await agreeByKeys(page)
      await payAtBank(page)

      await page.waitForURL(/\/payment\//)
      await page.getByText(named('بلیت گشت شما صادر شد')).first().waitFor({ timeout: 60_000 })
      await seen('issued')
      await pressOn(page, 'جزئیات سفارش')
      await page.getByRole('heading', { name: named('بلیت گشت صادر شد') }).waitFor()
      await seen('order')
      assert.ok(says(await page.getByRole('main').innerText(), 'قایق‌سواری در بسفر'))
      await downloaded(page)
      await giveBack(page, total)
      await seen('given back')
      assertFaultless(visit)
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
  await page.getByRole('button', { name: named('ثبت استرداد، بدون جریمه') }).press('Enter')
  await page.getByRole('heading', { name: named('استرداد انجام شد') }).waitFor()
  assert.ok(says(await page.getByRole('main').innerText(), total.toLocaleString('en')))
}

async function step(page: Page, name: string, address: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).press('Enter')
  await page.waitForURL((url) => url.search.includes(address))
}
