import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { accessLayouts } from '#app/page-access.ts'
import routes from '#routes.ts'
import { largeTextBrowser, textLost } from './large-text.ts'
import { publicPlaces } from './public-places.ts'
import { sharedHouse } from './shared-house.ts'
import { inFull } from './sizes.ts'
import type { Stage } from './stage.ts'

/** What no guest opens as a page: for engines and scripts, and what only the holder of a link or whoever pays sees. */
const noPages = [
  'robots.txt',
  'sitemap.xml',
  'phrase',
  'seats/:id',
  'pay/:link',
  'pay/go/:attemptId',
  'pay/card',
  'ticket/:link',
  'login/google',
  'styleguide',
  'visa/:destination', // as `visa-uae`
  'api-docs', // of whoever builds against us, drawn by Swagger
]

suite('a browser whose text is twice the usual size', () => {
  let stage: Stage
  let browser: Browser
  let paths: readonly string[]

  before(async () => {
    stage = await sharedHouse()
    browser = await largeTextBrowser()
    const experiences = ['/experiences?city=IST', '/experiences/octo-bosphorus-boat']
    paths = [
      ...new Set([
        ...Object.values(await publicPlaces(stage.address)),
        ...experiences,
        '/404',
        '/no-such-page',
      ]),
    ]
  })
  after(() => browser.close())

  test('comes to every page that guests may see', () => {
    const open = routes
      .filter(({ file }) => file === accessLayouts.open)
      .flatMap(({ children = [] }) => children)
    const patterns = open.map(({ path = '' }) => path).filter((path) => !noPages.includes(path))
    const missing = patterns.filter((pattern) => !paths.some((path) => isAt(path, pattern)))
    assert.deepEqual(missing, [])
  })

  test('loses no word of our public pages, and none lies beside the page', async () => {
    const page = await browser.newPage({
      baseURL: stage.address,
      locale: 'fa-IR',
      serviceWorkers: 'block',
      viewport: { width: 1280, height: 844 },
    })
    page.setDefaultNavigationTimeout(60_000)
    const lost: string[] = []
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: 844 })
      await page.goto(path, { waitUntil: 'networkidle' })
      for (const width of [1280, ...inFull([992, 768, 576, 360]), 320])
        lost.push(...(await lostAt(page, width)).map((words) => `${path} ${width} px: ${words}`))
    }
    await page.close()
    assert.deepEqual(lost, [])
  })
})

async function lostAt(page: Page, width: number): Promise<readonly string[]> {
  if (page.viewportSize()?.width !== width) {
    await page.setViewportSize({ width, height: 844 })
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    await page.waitForLoadState('networkidle')
  }
  return textLost(page)
}

function isAt(path: string, pattern: string): boolean {
  if (pattern === '*') return path === '/no-such-page'
  const parts = pattern.replace(/:\w+\?\//g, '(?:[^/]+/)?').replace(/:\w+/g, '[^/]+')
  return new RegExp(`^/${parts}$`).test(path.split('?')[0] ?? '')
}
