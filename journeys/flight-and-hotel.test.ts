import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { agreeByKeys, fillByKeys, pressOn, signInByKeys, tabTo } from './by-keys.ts'
import { named, says } from './labels.ts'
import { lookAt } from './look.ts'
import { dayAhead } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'
import { payAtBank } from './traveller.ts'

suite('a flight with a hotel', () => {
  let stage: Stage

  before(async () => {
    stage = await openStage({ HOLDS_BEFORE_CAPTCHA: '50' })
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const [size, mobile, theme] of atSizes([
    ['desktop', '09121193001', 'light'],
    ['phone', '09121193002', 'dark'],
  ]))
    test(`both are chosen, filled in once and paid once, wholly by keyboard, ${size}`, async () => {
      await using visit = await stage.visit(size, { theme })
      const { page } = visit
      await page.goto('/flight-and-hotel', { waitUntil: 'networkidle' })
      await lookAt(page, `flight and hotel search ${size}`)
      const days = `out=${dayAhead(14)}&back=${dayAhead(17)}`
      await page.goto(`/flight-and-hotel?origin=THR&destination=KIH&${days}&rooms=1`, {
        waitUntil: 'networkidle',
      })
      await page.getByRole('heading', { name: named('پرواز و هتل کیش') }).waitFor()
      await lookAt(page, `flight and hotel ${size}`)
      const words = await page.getByRole('main').innerText()
      assert.ok(!says(words, 'ارزان‌تر', 'صرفه‌جویی', 'تخفیف'), 'what is no cheaper is not called so')
      const hotels = page.getByRole('region', { name: named('هتل دیگر') })
      const flight = page.getByRole('region', { name: named('پرواز رفت دیگر') })
      const chosen = await flight.locator('[aria-current] b').innerText()
      const another = await hotels.getByRole('link').nth(1).locator('b').innerText()
      await hotels.getByRole('link').nth(1).focus()
      await page.keyboard.press('Enter')
      await page.waitForURL(/stay=/)
      await page
        .getByRole('link', { name: named(another), exact: true })
        .first()
        .waitFor()
      assert.equal(await flight.locator('[aria-current] b').innerText(), chosen, 'the flight is the same')
      await page.reload({ waitUntil: 'networkidle' })
      assert.equal(await hotels.locator('[aria-current] b').innerText(), another, 'it stands in the address')
      const total = await page.locator('.pair-price bdi').innerText()
      await pressOn(page, 'رزرو هر دو')
      await signInByKeys(page, stage, mobile)
      await page.waitForURL(/\/flight-and-hotel\/travellers/)
      await page.getByRole('region', { name: named('بزرگسال') }).waitFor()
      await fillByKeys(page)
      await lookAt(page, `flight and hotel travellers ${size}`)
      await tabTo(page, 'اتاق اول')
      await pressOn(page, 'ادامه و پرداخت')
      await page.waitForURL(/my-travels\/trip/)
      await page.getByRole('heading', { name: named('پرداخت همهٔ سفر') }).waitFor()
      await lookAt(page, `flight and hotel to pay ${size}`)
      await agreeByKeys(page)
      await payAtBank(page)
      await page.getByRole('link', { name: /واچر/ }).first().waitFor({ timeout: 60_000 })
      assert.ok(says(await page.locator('main').innerText(), total))
      await lookAt(page, `flight and hotel issued ${size}`)
      assertFaultless(visit)
    })

  test('what cannot be had is said, and the other part stays', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    const days = `out=${dayAhead(14)}&back=${dayAhead(17)}`
    await page.goto(`/flight-and-hotel?origin=THR&destination=ABD&${days}&rooms=2`, {
      waitUntil: 'networkidle',
    })
    await page.getByRole('heading', { name: named('هتلی پیدا نشد') }).waitFor()
    await page.getByRole('heading', { name: /^پرواز$/ }).waitFor()
    assert.equal(await page.getByRole('link', { name: named('رزرو هر دو') }).count(), 0)
    await lookAt(page, 'flight without a hotel phone')
    assertFaultless(visit)
  })
})
