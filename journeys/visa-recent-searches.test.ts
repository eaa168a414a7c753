import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { sharedHouse } from './shared-house.ts'
import { signInAtHome } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'

suite('visas looked for before', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const size of atSizes(['phone', 'desktop']))
    test(`countries looked at are found again, forgotten one or all, and kept by signing in (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      for (const path of ['/visa-italy', '/visa-azerbaijan', '/visa-uae']) await page.goto(path)
      await page.goto('/visa-home', { waitUntil: 'networkidle' })
      assert.deepEqual(await recents(page), ['/visa-uae', '/visa-azerbaijan', '/visa-italy'])
      await lookAt(page, `visa home with searches, ${size}`)
      await forgets(page, 'حذف جستجوی ویزای آذربایجان')
      await signInAtHome(page, stage, size === 'phone' ? '09121150251' : '09121150252')
      await page.goto('/visa-home', { waitUntil: 'networkidle' })
      assert.deepEqual(await recents(page), ['/visa-uae', '/visa-italy'])
      const cookies = await visit.context.cookies()
      assert.ok(cookies.every(({ name }) => name !== 'visa-searches'))
      await page.goto('/visa-thiland')
      await page.goto('/visa-home', { waitUntil: 'networkidle' })
      assert.deepEqual(await recents(page), ['/visa-thiland', '/visa-uae', '/visa-italy'])
      await page
        .locator('.search-recents')
        .getByRole('link', { name: named('ایتالیا') })
        .click()
      await page.waitForURL(/\/visa-italy$/)
      await page.goto('/visa-home', { waitUntil: 'networkidle' })
      await forgets(page, 'پاک کردن همه')
      await page.reload({ waitUntil: 'networkidle' })
      assert.deepEqual(await recents(page), [])
      assertFaultless(visit, [/status of 400 .*connect\/token/])
    })
})

function recents(page: Page): Promise<readonly string[]> {
  return page
    .locator('.search-recents a')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
}

async function forgets(page: Page, label: string): Promise<void> {
  const removal = page.getByRole('button', { name: named(label) })
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await Promise.all([answered, removal.click()])
  await removal.waitFor({ state: 'detached' })
}
