import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { seedOrders } from '../bench/desk/seed.ts'
import { assertAccessible } from './axe.ts'
import { signInAtDesk } from './desk-staff.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { eventually } from './shopper.ts'
import { assertFaultless, openStage } from './stage.ts'

const orders = 400

suite('a list of the desk that is longer than anybody reads', { timeout: 120_000 }, () => {
  test('goes on under whoever goes down, draws what is near, and stays where it was when one is looked at', async () => {
    await using stage = await openStage()
    await seedOrders(String(stage.product.settings.databaseUrl), orders)
    await using visit = await stage.visit('desktop')
    await signInAtDesk(stage, visit, ['support'])
    const { page } = visit
    await page.goto('/desk/orders', { waitUntil: 'networkidle' })
    const list = page.getByRole('region', { name: named('سفارش‌ها') })
    const table = list.getByRole('table')
    assert.equal(await table.getAttribute('aria-rowcount'), '-1', 'nobody counted them')
    await eventually(async () => (await drawn(page)).length < 50, 'only what is near is drawn')
    await assertAccessible(page, 'a long list')

    const seen = new Set<string>()
    const isEnd = async () => (await table.getAttribute('aria-rowcount')) !== '-1'
    for (let steps = 0; !(await isEnd()) || !(await isAtEnd(page)); steps += 1) {
      assert.ok(steps < 200, `${seen.size} of ${orders} after ${steps} steps`)
      const now = await drawn(page)
      assert.ok(now.length <= 80, `${now.length} rows are drawn`)
      for (const number of now) seen.add(number)
      await list.evaluate((element) => element.scrollBy({ top: 500, behavior: 'instant' }))
      await page.waitForTimeout(50)
    }
    for (const number of await drawn(page)) seen.add(number)
    assert.equal(seen.size, orders)
    assert.equal(await table.getAttribute('aria-rowcount'), String(orders + 1))
    await lookAt(page, 'desk-long-list')

    await list.evaluate((element) => element.scrollTo({ top: 9000, behavior: 'instant' }))
    const far = list.getByRole('row').nth(30)
    const place = await far.getAttribute('aria-rowindex')
    await far.getByRole('link').click()
    await page.getByRole('complementary').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('complementary').waitFor({ state: 'detached' })
    assert.ok(await list.evaluate((element) => element.scrollTop > 8000))
    const link = list.locator(`[aria-rowindex="${place}"]`).getByRole('link')
    await link.focus()
    for (let n = 0; n < 60; n += 1) await page.keyboard.press('j')
    const focused = page.locator('tr:focus-within')
    assert.equal(await focused.getAttribute('aria-rowindex'), String(Number(place) + 60))
    assertFaultless(visit)
  })
})

const drawn = (page: Page) => page.locator('.desk-orders tbody th').allInnerTexts()

const isAtEnd = (page: Page) =>
  page
    .locator('.desk-order-rows')
    .evaluate((element) => element.scrollTop + element.clientHeight >= element.scrollHeight - 1)
