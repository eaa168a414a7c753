import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { largeTextBrowser, textLost } from './large-text.ts'
import { sharedHouse } from './shared-house.ts'
import { dayAhead } from './shopper.ts'
import { atSizes } from './sizes.ts'
import type { Stage } from './stage.ts'

const pages = [
  '/',
  `/plp?origin=THR&destination=MHD&date=${dayAhead(12)}`,
  '/hotel-home',
  '/visa-home',
  '/visa-uae',
  '/flight/MHD',
  '/landing',
  '/track',
  '/faq',
  '/terms',
  '/404',
]

suite('a browser whose text is twice the usual size', () => {
  let stage: Stage
  let browser: Browser

  before(async () => {
    stage = await sharedHouse()
    browser = await largeTextBrowser()
  })
  after(() => browser.close())

  for (const width of atSizes([320, 360, 576, 768, 992, 1280]))
    test(`loses no word of our public pages, and none lies beside the page, ${width} px`, async () => {
      const page = await browser.newPage({
        baseURL: stage.address,
        locale: 'fa-IR',
        serviceWorkers: 'block',
        viewport: { width, height: 844 },
      })
      page.setDefaultNavigationTimeout(30_000)
      const lost: string[] = []
      for (const path of pages) {
        await page.goto(path, { waitUntil: 'networkidle' })
        lost.push(...(await textLost(page)).map((words) => `${path}: ${words}`))
      }
      await page.close()
      assert.deepEqual(lost, [])
    })
})
