import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import { commonestFailures } from '#server/browser-failures/failures.ts'
import { sharedHouse } from './shared-house.ts'
import { eventually } from './shopper.ts'
import type { Stage } from './stage.ts'

suite('what fails in a browser', () => {
  let stage: Stage
  before(async () => {
    stage = await sharedHouse()
  })

  test('is told to the house: a script, a call and a piece of a page, of nobody', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    await page.route('**/assets/broken-1.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'setTimeout(() => null.ticket)' }),
    )
    await page.route('**/api/orders/Order/Lost/0912', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.goto('/contact-us?from=0912', { waitUntil: 'networkidle' })
    await page.evaluate(async () => {
      const bring = (file: string) => import(file).catch(() => undefined)
      await bring('/assets/broken-1.js')
      await bring('/assets/gone-1.js')
      await fetch('/api/orders/Order/Lost/0912')
    })
    const { database, clock } = stage.product.agency
    const told = async () => {
      const rows = await commonestFailures(database, clock.now())
      return rows.filter(({ page: at }) => at === '/contact-us').map(({ kind, what }) => `${kind} ${what}`)
    }
    const wanted = [
      /^script TypeError \/assets\/broken-1\.js:1:\d+$/,
      /^call 503 \/api\/orders\/Order\/Lost\/:id$/,
      /^chunk \/assets\/gone-1\.js$/,
    ]
    await eventually(async () => {
      const rows = await told()
      return wanted.every((one) => rows.some((row) => one.test(row)))
    }, 'the house hears of none, or not of all')
    assert.ok(!JSON.stringify(await told()).includes('0912'))
  })
})
