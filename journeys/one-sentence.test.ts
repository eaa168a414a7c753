import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible, assertFits } from './axe.ts'
import { named } from './labels.ts'
import { sharedHouse } from './shared-house.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'

suite('a search in one sentence', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const size of atSizes(['phone', 'desktop']))
    test(`a whole one leads to results, half a one fills the form, by keyboard alone (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await page.goto('/', { waitUntil: 'networkidle' })
      await say(page, 'مشهد فردا بدون چارتری دو نفر')
      await page.waitForURL(/phrase=/)
      await page.getByText(named('این را نفهمیدیم: «بدون چارتری»')).waitFor()
      assert.equal(await page.locator('.flight-search [name=destination]').inputValue(), 'MHD')
      await page.waitForLoadState('networkidle')
      await assertAccessible(page, 'half a sentence')
      await assertFits(page, 'half a sentence')
      await sentence(page).fill('jivhk lain tvnh n, ktv')
      await sentence(page).press('Enter')
      await page.waitForURL(/\/plp\?origin=THR&destination=MHD&date=[\d-]+&adults=2$/)
      assertFaultless(visit)
    })
})

async function say(page: Page, phrase: string): Promise<void> {
  await page.locator('.home-phrase > summary').focus()
  await page.keyboard.press('Enter')
  await sentence(page).fill(phrase)
  await sentence(page).press('Enter')
}

function sentence(page: Page) {
  return page.getByRole('textbox', { name: named('کجا و کِی می‌روید؟') })
}
