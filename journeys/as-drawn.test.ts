import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { alive } from './alive.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { sharedHouse } from './shared-house.ts'
import { eventually } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'

suite('what stays as the server drew it', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const size of atSizes(['phone', 'desktop']))
    test(`leads on within the page, and back to the same place (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await page.goto('/landing', { waitUntil: 'networkidle' })
      await alive(page, '.footer-end a[href="/status"]')
      await page.evaluate(() => document.body.setAttribute('data-same', ''))
      await lookAt(page, `cities ${size}`)
      const city = page.locator('.destinations-cities a').last()
      const path = await city.getAttribute('href')
      await city.hover() // also where prices that came late have drawn it anew
      await lookAt(page, `far cities ${size}`)
      await noteWhereItIsLeft(page)
      await city.click()
      await page.waitForURL(`**${path}`)
      await page.getByRole('heading', { level: 1, name: named('بلیت هواپیما') }).waitFor()
      await page.goBack()
      await city.waitFor()
      assert.equal(await page.locator('body[data-same]').count(), 1, 'the page was loaded anew')
      const moved = () => page.evaluate(() => Math.abs(scrollY - Number(document.body.dataset['left'])))
      await eventually(async () => (await moved()) < 200, 'elsewhere than before')
      assertFaultless(visit)
    })

  test('gives way to what is shown next', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    await page.goto('/flight/MHD', { waitUntil: 'networkidle' })
    await alive(page, '.footer-end a[href="/status"]')
    const days = page.locator('.landing-days a')
    assert.match((await days.first().getAttribute('href')) ?? '', /origin=THR/)
    await page.getByRole('link', { name: /^از شیراز$/ }).click()
    await page.waitForURL(/from=SYZ/)
    await page.locator('.landing-days a[href*="origin=SYZ"]').first().waitFor()
    await lookAt(page, 'days from another city')
    await page.locator('.landing-chips a[href="/flight/KIH"]').click()
    await page.getByRole('heading', { level: 1, name: named('کیش') }).waitFor()
    assert.match(await page.locator('.landing-about').innerText(), /کیش/)
    assertFaultless(visit)
  })
})

/** Until a press arrives the page may still be scrolled to what is pressed. */
async function noteWhereItIsLeft(page: Page): Promise<void> {
  await page.evaluate(() =>
    addEventListener('click', () => document.body.setAttribute('data-left', String(scrollY)), true),
  )
}
