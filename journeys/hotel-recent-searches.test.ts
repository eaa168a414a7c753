import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible, assertFits } from './axe.ts'
import { named } from './labels.ts'
import { sharedHouse } from './shared-house.ts'
import { dayAhead, signInAtHome } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'

suite('hotels looked for before', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const size of atSizes(['phone', 'desktop']))
    test(`the tab leads to hotels; a guest finds searches again and keeps them by signing in (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await page.goto('/', { waitUntil: 'networkidle' })
      await page
        .getByRole('navigation', { name: named('محصول') })
        .getByRole('link', { name: named('هتل') })
        .click()
      await page.waitForURL(/\/hotel-home$/)
      for (const city of ['MHD', 'SYZ', 'KIH']) await page.goto(results(city))
      await page.goto('/hotel-home', { waitUntil: 'networkidle' })
      assert.deepEqual(await cities(page), ['KIH', 'SYZ', 'MHD'])
      await assertAccessible(page, 'hotels with searches')
      await assertFits(page, 'hotels with searches')
      await page.getByRole('combobox', { name: named('شهر') }).click()
      const before = page.getByRole('group', { name: named('جستجوهای اخیر') })
      await before.waitFor()
      assert.deepEqual(await before.locator('.iata').allTextContents(), ['KIH', 'SYZ', 'MHD'])
      await page.keyboard.press('Escape')
      await forgets(page, 'شیراز')
      await signInAtHome(page, stage, size === 'phone' ? '09121150243' : '09121150244')
      await page.goto('/hotel-home', { waitUntil: 'networkidle' })
      assert.deepEqual(await cities(page), ['KIH', 'MHD'])
      const cookies = await visit.context.cookies()
      assert.ok(cookies.every(({ name }) => name !== 'hotel-searches'))
      await page.goto(results('IST'))
      await page.goto('/hotel-home', { waitUntil: 'networkidle' })
      assert.deepEqual(await cities(page), ['IST', 'KIH', 'MHD'])
      await forgets(page, 'کیش')
      await page.reload({ waitUntil: 'networkidle' })
      assert.deepEqual(await cities(page), ['IST', 'MHD'])
      await page
        .locator('.search-recents')
        .getByRole('link', { name: named('مشهد') })
        .click()
      await page.waitForURL(/\/hotels\?city=MHD/)
      assertFaultless(visit, [/status of 400 .*connect\/token/])
    })

  test('without the script hotels are found from the home page, and a search is forgotten', async () => {
    await using visit = await stage.visit('desktop', { javaScriptEnabled: false })
    const { page } = visit
    await page.goto('/?product=hotel')
    assert.equal(new URL(page.url()).pathname, '/hotel-home')
    await page.goto(results('MHD'))
    await page.goto('/hotel-home')
    const removal = page.getByRole('button', { name: named('حذف جستجوی هتل‌های مشهد') })
    await Promise.all([page.waitForResponse((answer) => answer.status() === 303), removal.click()])
    await removal.waitFor({ state: 'detached' })
    assert.deepEqual(await cities(page), [])
  })

  test('a search that finds no such city is not kept', async () => {
    await using visit = await stage.visit('desktop', { javaScriptEnabled: false })
    const { page } = visit
    await page.goto(results('XXX'))
    await page.goto('/hotel-home')
    assert.deepEqual(await cities(page), [])
  })

  function results(city: string): string {
    return `/hotels?city=${city}&checkIn=${dayAhead(9)}&checkOut=${dayAhead(11)}&rooms=2`
  }

  function cities(page: Page): Promise<readonly (string | null)[]> {
    return page
      .locator('.search-recents a')
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('city')),
      )
  }

  async function forgets(page: Page, city: string): Promise<void> {
    const removal = page.getByRole('button', { name: named(`حذف جستجوی هتل‌های ${city}`) })
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
    await Promise.all([answered, removal.click()])
    await removal.waitFor({ state: 'detached' })
  }
})
