import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { dayMonth } from '#calendar/formatted.ts'
import { weekdayName } from '#calendar/names.ts'
import { inRial } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import { comeIn } from './issued-order.ts'
import { named } from './labels.ts'
import { amountsOn, lookAt } from './look.ts'
import { sharedHouse } from './shared-house.ts'
import { agreeToTerms, dayAhead, pay, toConfirm } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'

const results = `/plp?origin=THR&destination=MHD&date=${dayAhead(6)}`

suite('money in rial and Gregorian days', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const size of atSizes(['phone', 'desktop'])) {
    test(`are chosen once and said by every page, up to the bank, ${size}`, async () => {
      const mobile = size === 'phone' ? '09121150601' : '09121150602'
      await using visit = await stage.visit(size)
      const { page } = visit
      await comeIn(visit, stage, mobile)
      await choose(page, 'ریال', 'میلادی', 'درهم')
      await lookAt(page, `how money and days are said, ${size}`)
      await page.goto(results, { waitUntil: 'networkidle' })
      await page.getByRole('article').first().waitFor()
      await saidInRial(page)
      await worthBeside(page, stage)
      await lookAt(page, `results in rial, ${size}`)
      const { totalPrice } = await toConfirm(page, stage, { daysAhead: 6 })
      await saidInRial(page)
      const paid = page.getByRole('button', { name: named(`پرداخت ${inRial(rial(totalPrice))} ریال`) })
      assert.equal(await paid.count(), 1)
      assert.doesNotMatch(await page.locator('main').innerText(), /درهم/, 'what is paid is rial')
      await lookAt(page, `an order in rial, ${size}`)
      await agreeToTerms(page)
      await pay(page)
      await page.waitForURL(/zarinpal\/pg\/StartPay/)
      assert.match(await page.locator('body').innerText(), new RegExp(inRial(rial(totalPrice))))
      assertFaultless(visit)

      await using other = await stage.visit(size)
      await comeIn(other, stage, mobile)
      await other.page.goto('/profile', { waitUntil: 'networkidle' })
      await saidInRial(other.page)
      await other.page
        .getByText(named(weekdayDayMonthOf(dayAhead(6))))
        .first()
        .waitFor()
      assertFaultless(other)
    })

    test(`a page that another tab overtook comes anew and never mixes two units, ${size}`, async () => {
      await using visit = await stage.visit(size)
      const { page, context } = visit
      await page.goto('/visa-home', { waitUntil: 'networkidle' })
      assert.match(await page.locator('main').innerText(), /تومان/)
      const tab = await context.newPage()
      await choose(tab, 'ریال', 'شمسی')
      await page.locator('main a[href^="/visa-uae"]').first().click()
      await page.waitForURL(/visa-uae/)
      await page.locator('html[data-display="rial.jalali"]').waitFor()
      await saidInRial(page)
      assertFaultless(visit)
    })
  }

  test('is a form without a script, and prices are right from the first paint', async () => {
    await using visit = await stage.visit('phone', { javaScriptEnabled: false })
    const { page } = visit
    await choose(page, 'ریال', 'میلادی')
    await page.goto('/visa-uae')
    await saidInRial(page)
  })

  test('is chosen in the footer of any page as well, without a script, and leads back there', async () => {
    await using visit = await stage.visit('phone', { javaScriptEnabled: false })
    const { page } = visit
    await page.goto('/visa-uae?from=a-friend')
    const footer = page.getByRole('contentinfo')
    const choice = (words: string) => footer.getByRole('button', { name: named(words) })
    await choice('ریال').click()
    await choice('درهم').click()
    await choice('میلادی').click()
    assert.equal(new URL(page.url()).search, '?from=a-friend')
    await saidInRial(page)
    assert.match(await footer.innerText(), /© ۲۰[۲-۹][۰-۹]/)
    for (const words of ['ریال', 'درهم', 'میلادی'])
      assert.equal(await choice(words).getAttribute('aria-pressed'), 'true', words)
    await choice('درهم').click()
    assert.equal(await choice('درهم').getAttribute('aria-pressed'), 'false')
  })
})

async function choose(page: Page, ...chosen: readonly string[]): Promise<void> {
  await page.goto('/multi-lang')
  for (const words of chosen) await page.getByRole('radio', { name: named(words) }).check()
  await page.getByRole('button', { name: named('ذخیره') }).click()
  await page.getByText(named('ذخیره شد')).waitFor()
}

/** The first price and, under it, what it is in dirham by the newest rate. */
async function worthBeside(page: Page, stage: Stage): Promise<void> {
  const { rialAUnit } = (await stage.product.agency.rates.current()).AED
  const card = page.getByRole('article').first()
  await card.getByText(named('تقریباً')).first().waitFor()
  const [price = 0] = await amountsOn(card)
  const worth = (Math.round((price * 100) / rialAUnit) / 100).toFixed(2)
  assert.match(await card.innerText(), new RegExp(`تقریباً ${worth} درهم، نرخ`))
}

/** «یکشنبه ۲۹ نوامبر» */
function weekdayDayMonthOf(day: string): string {
  const date = Temporal.PlainDate.from(day)
  return `${weekdayName(date)} ${dayMonth(date, 'gregorian')}`
}

async function saidInRial(page: Page): Promise<void> {
  const text = await page.locator('main').innerText()
  assert.match(text, /ریال/)
  assert.doesNotMatch(text, /تومان/)
}
