import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible, assertFits } from './axe.ts'
import { named } from './labels.ts'
import { sharedHouse } from './shared-house.ts'
import { dayAhead, eventually, signInAtHome } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'

suite('what was looked for before', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const size of atSizes(['phone', 'desktop']))
    test(`a guest finds searches again, forgets one, and keeps the rest by signing in (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      for (const destination of ['MHD', 'SYZ', 'KIH'])
        await page.goto(`/plp?origin=THR&destination=${destination}&date=${dayAhead(9)}`)
      await page.goto('/', { waitUntil: 'networkidle' })
      assert.deepEqual(await destinations(page), ['KIH', 'SYZ', 'MHD'])
      await assertAccessible(page, 'home with searches')
      await assertFits(page, 'home with searches')
      await page.getByRole('button', { name: named('حذف جستجوی تهران به شیراز') }).click()
      await gone(page, 'تهران به شیراز')
      await page.getByRole('link', { name: named('تهران به کیش') }).focus()
      await page.keyboard.press('Delete')
      await gone(page, 'تهران به کیش')
      assert.match((await page.evaluate(() => document.activeElement?.textContent)) ?? '', /مشهد/)
      await signInAtHome(page, stage, size === 'phone' ? '09121150241' : '09121150242')
      await page.goto('/', { waitUntil: 'networkidle' })
      assert.deepEqual(await destinations(page), ['MHD'])
      const cookies = await visit.context.cookies()
      assert.ok(cookies.every(({ name }) => name !== 'searches'))
      await page.goto(`/plp?origin=THR&destination=IFN&date=${dayAhead(9)}`)
      await page.goto('/', { waitUntil: 'networkidle' })
      assert.deepEqual(await destinations(page), ['IFN', 'MHD'])
      await page.getByText(named('جستجوی قبلی‌تان آماده است')).waitFor()
      await page.getByRole('button', { name: named('جستجوی پرواز') }).click()
      await page.waitForURL(/\/plp\?origin=THR&destination=IFN/)
      assertFaultless(visit, [/status of 400 .*connect\/token/])
    })

  test('without the script a search is forgotten all the same', async () => {
    await using visit = await stage.visit('desktop', { javaScriptEnabled: false })
    const { page } = visit
    await page.goto(`/plp?origin=THR&destination=MHD&date=${dayAhead(9)}`)
    await page.goto('/')
    const removal = page.getByRole('button', { name: named('حذف جستجوی تهران به مشهد') })
    await Promise.all([page.waitForResponse((answer) => answer.status() === 303), removal.click()])
    await removal.waitFor({ state: 'detached' })
    assert.deepEqual(await destinations(page), [])
  })

  test('cities looked for before stand first where a city is chosen, signed in or not, on every page with the search', async () => {
    await using visit = await stage.visit('desktop')
    const { page } = visit
    for (const destination of ['MHD', 'IST', 'KIH'])
      await page.goto(`/plp?origin=THR&destination=${destination}&date=${dayAhead(9)}`)
    await page.goto('/', { waitUntil: 'networkidle' })
    const before = page.getByRole('group', { name: named('جستجوهای اخیر') })
    // plain selects before hydration
    const city = (end: string) => page.locator('input').and(page.getByRole('combobox', { name: named(end) }))
    const offers = async (end: string, cities: readonly string[]) => {
      await city(end).click()
      await before.waitFor()
      assert.deepEqual(await before.locator('.iata').allTextContents(), cities)
      await page.getByRole('group', { name: named('پرطرفدارها') }).waitFor()
      await page.keyboard.press('Escape')
      await before.waitFor({ state: 'detached' })
    }
    await offers('مقصد', ['KIH', 'MHD']) // the last search stands in the form: it leaves Tehran
    await city('مقصد').click()
    await before.getByRole('option', { name: named('کیش') }).click()
    await offers('مبدا', ['THR', 'MHD'])
    await signInAtHome(page, stage, '09121150247')
    await page.goto('/?product=international', { waitUntil: 'networkidle' })
    await offers('مقصد', ['KIH', 'IST', 'MHD'])
    await page.goto(`/plp?origin=THR&destination=MHD&date=${dayAhead(9)}&edit=1`, {
      waitUntil: 'networkidle',
    })
    await offers('مقصد', ['KIH', 'MHD'])
    await page.goto('/flight/mhd', { waitUntil: 'networkidle' })
    await offers('مبدا', ['THR', 'KIH'])
    assertFaultless(visit, [/status of 400 .*connect\/token/])
  })

  test('without the script they are the first of the list', async () => {
    await using visit = await stage.visit('desktop', { javaScriptEnabled: false })
    const { page } = visit
    await page.goto(`/plp?origin=SYZ&destination=KIH&date=${dayAhead(9)}`)
    await page.goto('/')
    const cities = page.locator('select[name="destination"] optgroup').first()
    assert.match((await cities.getAttribute('label')) ?? '', named('جستجوهای اخیر'))
    assert.deepEqual(
      await cities.locator('option').evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value)),
      ['SYZ', 'KIH'],
    )
  })

  test('the arrows lead along what we sell, and Enter opens it', async () => {
    await using visit = await stage.visit('desktop')
    const { page } = visit
    await page.goto('/', { waitUntil: 'networkidle' })
    const products = page.getByRole('navigation', { name: named('محصول') })
    await products.getByRole('link', { name: named('داخلی') }).focus()
    await eventually(async () => {
      await page.keyboard.press('ArrowLeft') // until the page is alive it only scrolls
      return await products
        .locator('a:focus')
        .filter({ hasText: named('خارجی') })
        .isVisible()
    }, 'the arrows lead nowhere')
    await products.getByRole('link', { name: named('داخلی') }).focus()
    const last = (await products.getByRole('link').last().textContent()) ?? ''
    for (const [key, next] of [
      ['ArrowLeft', 'خارجی'],
      ['End', last],
      ['ArrowLeft', 'داخلی'],
      ['ArrowRight', last],
      ['Home', 'داخلی'],
      ['ArrowLeft', 'خارجی'],
    ] as const) {
      await page.keyboard.press(key)
      await products
        .locator('a:focus')
        .filter({ hasText: named(next) })
        .waitFor()
    }
    await page.keyboard.press('Enter')
    await page.waitForURL(/product=international/)
    const current = products.locator('[aria-current="page"]')
    await current.filter({ hasText: 'خارجی' }).waitFor()
    assertFaultless(visit, [])
  })

  function destinations(page: Page): Promise<readonly (string | null)[]> {
    return page
      .locator('.search-recents a')
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('destination')),
      )
  }

  async function gone(page: Page, way: string): Promise<void> {
    await page.getByRole('button', { name: named(`حذف جستجوی ${way}`) }).waitFor({ state: 'detached' })
  }
})
