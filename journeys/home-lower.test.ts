import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page, Response } from 'playwright-core'
import { alive } from './alive.ts'
import { named } from './labels.ts'
import { sharedHouse } from './shared-house.ts'
import { eventually } from './shopper.ts'
import { assertFaultless, type Stage } from './stage.ts'

const words = 'سفر فقط پرواز نیست'
const heading = { name: named(words) }
const umbrella = '[data-drawing="umbrella"] > img:not([src^="data:"])'

test('below the flights the front page brings no script, pictures when they are near, and goes on without a new document', async () => {
  const house = await furnished()
  await using visit = await house.visit('phone')
  const { page } = visit
  const came: Response[] = []
  page.on('response', (response) => came.push(response))
  await page.goto('/', { waitUntil: 'networkidle' })
  await alive(page, '.home-promises')
  await page.waitForLoadState('networkidle')
  assert.equal(await page.getByRole('heading', heading).count(), 1)
  assert.deepEqual(await scriptsWith('home-tile-way', came), [])
  assert.equal(await page.locator(umbrella).count(), 0)

  await page.locator('[data-drawing="umbrella"]').scrollIntoViewIfNeeded()
  await isPainted(page)
  assert.deepEqual(await scriptsWith('home-tile-way', came), [])
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
  await page.getByRole('link', { name: named('انتخاب پوشش') }).click()
  await page.waitForURL(/\/insurance\?/)
  assert.equal(await page.locator('html[data-same]').count(), 1)

  await page.locator('header a[href="/"]').first().click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('heading', { name: named('پرطرفدارها از') }).waitFor()
  await page.locator('.still').scrollIntoViewIfNeeded()
  await page.getByRole('heading', heading).waitFor()
  await page.locator('[data-drawing="umbrella"]').scrollIntoViewIfNeeded()
  await isPainted(page)
  assertFaultless(visit)
})

test('a front page that has to be drawn anew shows what is below the flights', async () => {
  const house = await furnished()
  await using visit = await house.visit('phone')
  const { page } = visit
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace('اعلام نتیجهٔ صدور بلیت</span>', 'دیگر</span>') })
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await alive(page, '.home-promises')
  await page.getByText('اعلام نتیجهٔ صدور بلیت', { exact: true }).waitFor()
  await page.locator('.still').scrollIntoViewIfNeeded()
  await page.getByRole('heading', heading).waitFor()
  assert.ok(visit.faults.length > 0, 'the browser finds nothing amiss')
})

/** The first who come after a start do not wait for what is below. */
async function furnished(): Promise<Stage> {
  const house = await sharedHouse()
  const isRead = async () => (await (await fetch(house.address)).text()).includes(words)
  await eventually(isRead, 'no product says what it costs')
  return house
}

async function isPainted(page: Page): Promise<void> {
  const isThere = () =>
    page
      .locator(umbrella)
      .evaluateAll(([picture]) => picture instanceof HTMLImageElement && picture.naturalWidth > 0)
  await eventually(isThere, 'the umbrella does not come')
}

async function scriptsWith(words: string, came: readonly Response[]): Promise<readonly string[]> {
  const scripts = came.filter((response) => response.request().resourceType() === 'script' && response.ok())
  const texts = await Promise.all(scripts.map(async (one) => ({ url: one.url(), text: await one.text() })))
  assert.ok(texts.length > 3)
  return texts.filter(({ text }) => text.includes(words)).map(({ url }) => url)
}
