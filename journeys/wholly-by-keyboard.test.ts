import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { MovableClock } from '#server/clock.ts'
import {
  agreeByKeys,
  choosePlace,
  fillByKeys,
  focusedName,
  lateTonight,
  noonOfTomorrow,
  pressOn,
  signInByKeys,
  tabTo,
} from './by-keys.ts'
import { named } from './labels.ts'
import { inFull } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'

suite('without a mouse', () => {
  const clock = new MovableClock()
  let stage: Stage

  before(async () => {
    clock.set(lateTonight().toInstant())
    stage = await openStage({}, clock)
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const [hour, at, mobile] of [
    ['23:30', lateTonight(), '09121110004'],
    ...inFull([['noon', noonOfTomorrow(), '09121110003']]),
  ] as const)
    test(`a ticket is bought wholly by keyboard at ${hour}`, async () => {
      clock.set(at.toInstant())
      await buyByKeys(mobile, hour)
    })

  async function buyByKeys(mobile: string, hour: 'noon' | '23:30'): Promise<void> {
    await using visit = await stage.visit('desktop')
    const { page } = visit
    await page.goto('/', { waitUntil: 'networkidle' })
    await tabTo(page, 'مبدا')
    await choosePlace(page, 'jivhk')
    assert.match(await focusedName(page), named('مقصد'))
    await choosePlace(page, 'mhd')
    await pricesKnown(page, hour)
    if (hour === '23:30') {
      await page.keyboard.press('Enter') // today may be stood on, not chosen
      await pricesKnown(page, hour)
    }
    for (const key of ['ArrowDown', 'ArrowLeft', 'Enter']) await page.keyboard.press(key)
    assert.match(await focusedName(page), named('جستجوی پرواز'))
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/plp\?/)
    await page.getByRole('article').first().waitFor()
    await tabTo(page, 'دیدن')
    await page.keyboard.press('Enter')
    await tabTo(page, 'انتخاب پرواز')
    await page.keyboard.press('Enter')
    await signInByKeys(page, stage, mobile)
    await page.waitForURL(/add-passenger/)
    await page
      .getByRole('textbox', { name: named('نام لاتین') })
      .first()
      .waitFor()
    await fillByKeys(page)
    await pressOn(page, 'ادامه')
    await page.waitForURL(/confirm/)
    await agreeByKeys(page)
    await page.waitForURL(/StartPay/)
    await tabTo(page, 'پرداخت')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/payment\//)
    await page.getByText(named('بلیت شما صادر شد')).first().waitFor({ timeout: 60_000 })
    assertFaultless(visit)
  }
})

/** Prices are loaded, late at night today has no flight, and the focus is still on it. */
async function pricesKnown(page: Page, hour: 'noon' | '23:30'): Promise<void> {
  const today = page.locator('.day[data-today]')
  await today.waitFor()
  await today.locator('.day-waiting').waitFor({ state: 'detached' })
  const words = (await today.getAttribute('aria-label')) ?? ''
  assert.equal(named('بدون پرواز').test(words), hour === '23:30', words)
  assert.ok(await today.evaluate((day) => day === document.activeElement))
}
