import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible } from './axe.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { eventually } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'

suite('the magazine', () => {
  let stage: Stage

  before(async () => {
    stage = await openStage()
    const { magazine } = stage.product.agency
    assert.ok(await magazine.work.read())
    // the house reads by itself as well
    const areDrawn = async () => (await magazine.list({})).articles.every(({ picture }) => picture !== null)
    await eventually(areDrawn, 'the pictures do not come')
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const [size] of atSizes([
    ['phone', ''],
    ['desktop', ''],
  ]))
    test(`it is leafed through, searched and read, ${size}`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await page.goto('/magazine', { waitUntil: 'networkidle' })
      await page.getByRole('heading', { name: named('مجلهٔ سفر'), level: 1 }).waitFor()
      assert.equal(await page.locator('.magazine-list > li').count(), 8)
      await picturesAreThere(page)
      await lookAt(page, `magazine ${size}`)
      await assertAccessible(page, 'the magazine')
      await page.getByRole('link', { name: named('صفحهٔ بعد') }).click()
      await page.waitForURL(/page=2/)
      await page.getByRole('link', { name: named('صفحهٔ ۲') }).waitFor()

      await page.getByRole('searchbox', { name: named('جستجو در مجله') }).fill('پاوربانك')
      await page.keyboard.press('Enter')
      await page.waitForURL(/q=/)
      await lookAt(page, `magazine searched ${size}`)
      await page.getByRole('link', { name: named('پاوربانک و باتری در هواپیما') }).click()
      await page.waitForURL(/power-banks-on-board/)
      await page.getByRole('heading', { name: named('وات‌ساعت را حساب کنید') }).waitFor()
      await picturesAreThere(page)
      await lookAt(page, `article ${size}`)
      await assertAccessible(page, 'an article')
      const graph = JSON.parse(await page.locator('script[type="application/ld+json"]').first().innerText())
      assert.equal(graph['@graph'][0]['@type'], 'Article')
      await page
        .getByRole('link', { name: named('راهنما') })
        .first()
        .click()
      await page.waitForURL(/category=guide/)
      await page.getByRole('heading', { name: named('راهنما'), level: 1 }).waitFor()
      assertFaultless(visit)
    })

  test('a subject has those below it, on its page and as ways on, phone', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    await page.goto('/magazine?category=guide', { waitUntil: 'networkidle' })
    const parts = page.getByRole('navigation', { name: named('در موضوع راهنما') })
    assert.equal(await parts.getByRole('link').count(), 2)
    await lookAt(page, 'magazine subject phone')
    await assertAccessible(page, 'a subject of the magazine')
    await parts.getByRole('link', { name: named('ویزا و گذرنامه') }).click()
    await page.getByRole('heading', { name: named('ویزا و گذرنامه'), level: 1 }).waitFor()
    const trail = page.getByRole('navigation', { name: named('جای این صفحه') })
    await trail.getByRole('link', { name: named('راهنما') }).click()
    await page.waitForURL(/category=guide/)
    assertFaultless(visit)
  })

  test('articles stand on the home page and beside the pages of cities, phone', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.getByRole('heading', { name: named('مجلهٔ سفر') }).waitFor()
    assert.equal(await page.locator('.home-magazine .article-card').count(), 3)
    await page.goto('/flight/syz', { waitUntil: 'networkidle' })
    await page.getByRole('heading', { name: named('خواندنی دربارهٔ شیراز') }).scrollIntoViewIfNeeded()
    await page.getByRole('link', { name: named('سه روز در شیراز') }).click()
    await page.waitForURL(/shiraz-three-days/)
    assertFaultless(visit)
  })

  test('while it is away what was read last is shown with its date; feed and addresses answer, phone', async () => {
    const { faults } = await simulatorOf(stage)
    await faults('POST', { name: 'down', times: 99 })
    assert.equal(await stage.product.agency.magazine.work.read(), false)
    await using visit = await stage.visit('phone')
    const { page } = visit
    await page.goto('/magazine', { waitUntil: 'networkidle' })
    await page.getByText(named('مجله اکنون پاسخ نمی‌دهد')).waitFor()
    assert.equal(await page.locator('.magazine-list > li').count(), 8)
    await lookAt(page, 'magazine away phone')
    await faults('DELETE')
    assert.ok(await stage.product.agency.magazine.work.read())
    const feed = await page.request.get('/magazine/feed.xml')
    assert.match(feed.headers()['content-type'] ?? '', /rss/)
    assert.equal((await feed.text()).match(/<item>/g)?.length, 8)
    for (const path of ['/magazine?page=99', '/magazine?page=0', '/magazine?category=none', '/magazine/none'])
      assert.equal((await page.request.get(path)).status(), 404, path)
    const map = await (await page.request.get('/sitemap.xml')).text()
    assert.match(map, /\/magazine\/isfahan-at-sunset</)
    assertFaultless(visit)
  })
})

async function picturesAreThere(page: Page): Promise<void> {
  const names = await page
    .locator('main img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src))
  assert.ok(names.length > 0)
  for (const name of names) assert.match(name, /\/magazine\/pictures\/[0-9a-f]{32}-(?:wide|small)\.webp$/)
}

async function simulatorOf({ product }: Stage) {
  const { magazine } = product.settings
  assert.ok(magazine)
  return {
    faults: async (method: 'POST' | 'DELETE', body?: object) =>
      void (await fetch(`${magazine.baseUrl}/faults`, {
        method,
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      })),
  }
}
