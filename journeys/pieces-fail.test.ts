import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { named } from './labels.ts'
import { isAlive, piece, watchForBlanks } from './late-pieces.ts'
import { sharedHouse } from './shared-house.ts'
import type { Stage } from './stage.ts'

suite('a piece of the app cannot be loaded', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  const pieces = /\/assets\/entry\.client[^/]*\.js$/

  /** How often the document itself was requested. */
  function loadsOf(page: Page): { count: number } {
    const loads = { count: 0 }
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.count += 1
    })
    return loads
  }

  /** Preload and import fail alike, however many there are, until the document is requested anew. */
  async function failsUntilLoad(
    page: Page,
    failing: RegExp,
    loads: { readonly count: number },
  ): Promise<void> {
    await page.route(failing, (route) => (loads.count > 1 ? route.continue() : route.abort()))
  }

  test('the page is loaded once more, and works, phone', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    const loads = loadsOf(page)
    await failsUntilLoad(page, pieces, loads)
    await page.goto('/')
    await page.waitForFunction(() => sessionStorage.getItem('came-back') !== null)
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: /ورود/ }).first().click()
    await page.getByRole('dialog').waitFor()
    assert.equal(loads.count, 2)
  })

  test('when it fails for good there is one more load, not two, and the page can be read, phone', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    const loads = loadsOf(page)
    await page.route(pieces, (route) => route.abort())
    await page.goto('/')
    await page.waitForFunction(() => sessionStorage.getItem('came-back') !== null)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(4000) // it would look for the server every three seconds
    assert.equal(loads.count, 2)
    await page.getByRole('heading', { level: 1 }).waitFor()
  })

  test('what a page was drawn with can be read when a piece of it alone fails for good, phone', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    const loads = loadsOf(page)
    await page.route(piece('flight-search'), (route) => route.abort())
    await page.goto('/')
    await page.waitForFunction(() => sessionStorage.getItem('came-back') !== null)
    await page.waitForLoadState('networkidle')
    await page.mouse.move(100, 300)
    await page.waitForTimeout(2500) // the piece is asked for when the page rests, at the latest after two seconds
    assert.equal(loads.count, 2)
    await page.getByRole('search').waitFor()
    await page.getByRole('heading', { level: 1, name: named('سبکی') }).waitFor()
  })

  test('a page come to by a link, a piece of which fails, says so and comes back whole, phone', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    const { assertNone } = await watchForBlanks(visit)
    const loads = loadsOf(page)
    await page.goto('/track')
    await isAlive(page)
    await failsUntilLoad(page, piece('flight-search'), loads)
    await page.locator('header a[href="/"]').first().click()
    await page.waitForFunction(() => sessionStorage.getItem('came-back') !== null)
    await page.getByRole('heading', { level: 1, name: named('سبکی') }).waitFor()
    await isAlive(page)
    await page.getByRole('search').waitFor()
    assert.equal(loads.count, 2)
    assertNone()
  })
})
