import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible, assertFits } from './axe.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { chooseTrip } from './searching.ts'
import { sharedHouse } from './shared-house.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'

suite('from home to results', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const size of atSizes(['phone', 'desktop']))
    test(`each choice opens the next question: four acts and no focus lost (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await page.goto('/', { waitUntil: 'networkidle' })
      await choosePlace(page, 'مبدا', 'تهران')
      assert.match(await focusedOn(page), named('مقصد'))
      await lookAt(page, 'destination asked next')
      await assertFits(page, 'destination asked next')
      await choosePlace(page, 'مقصد', 'مشهد')
      await page.locator('.day:focus').waitFor()
      await lookAt(page, 'calendar asked next')
      await assertAccessible(page, 'calendar asked next')
      await days(page).nth(12).click()
      assert.match(await focusedOn(page), named('جستجوی پرواز'))
      await page.getByRole('button', { name: named('جستجوی پرواز') }).click()
      await page.waitForURL(/\/plp\?/)
      assertFaultless(visit)
    })

  test('a round trip asks for both days in one calendar and then for the search', async () => {
    await using visit = await stage.visit('desktop')
    const { page } = visit
    await page.goto('/', { waitUntil: 'networkidle' })
    await choosePlace(page, 'مبدا', 'تهران')
    await page.keyboard.press('Escape')
    await chooseTrip(page, 'رفت‌وبرگشت')
    await choosePlace(page, 'مقصد', 'مشهد')
    await days(page).nth(12).click()
    await days(page).nth(15).click()
    await page.getByRole('button', { name: named('تایید تاریخ') }).click()
    assert.match(await focusedOn(page), named('جستجوی پرواز'))
    await page.keyboard.press('Enter')
    await page.waitForURL(/back=/)
    assertFaultless(visit)
  })

  test('Enter before its places have come chooses by what was typed, not by the rows of before', async () => {
    await using visit = await stage.visit('desktop')
    const { page } = visit
    await page.goto('/', { waitUntil: 'networkidle' })
    let letGo = () => {}
    const held = new Promise<void>((resolve) => (letGo = resolve))
    await page.route(/GetDomesticPlpAirports/, async (route) => {
      if (route.request().postData()?.includes('شیراز')) await held
      await route.continue()
    })
    const field = page.getByRole('combobox', { name: named('مقصد') }).and(page.locator('input'))
    await field.click()
    await page
      .getByRole('option', { name: named('مشهد') })
      .first()
      .waitFor()
    await field.fill('شیراز')
    await field.press('Enter')
    letGo()
    await field.and(page.locator('[aria-expanded="false"]')).waitFor()
    assert.equal(await page.locator('.flight-search [name=destination]').inputValue(), 'SYZ')
    assertFaultless(visit)
  })
})

/** One act: the name is typed, and the first row taken with Enter. */
async function choosePlace(page: Page, label: string, typed: string): Promise<void> {
  // the rich field, which comes when the page rests
  const field = page.getByRole('combobox', { name: named(label) }).and(page.locator('input'))
  await field.fill(typed)
  await page
    .getByRole('option', { name: named(typed) })
    .first()
    .waitFor()
  await field.press('Enter')
  await field.and(page.locator('[aria-expanded="false"]')).waitFor()
}

function days(page: Page) {
  return page.getByRole('gridcell').getByRole('button', { disabled: false })
}

/** The name of the focused element. */
function focusedOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement)) return ''
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent)
    return [...labels, element.getAttribute('aria-label') ?? element.textContent].join(' ')
  })
}
