import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
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
      await lookAt(page, `half a sentence ${size}`)
      await sentence(page).fill('jivhk lain tvnh n, ktv')
      await sentence(page).press('Enter')
      await page.waitForURL(/\/plp\?origin=THR&destination=MHD&date=[\d-]+&adults=2$/)
      assertFaultless(visit)
    })

  for (const size of atSizes(['phone', 'desktop']))
    test(`what is understood stands as chips while one types, each opens its field (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await page.goto('/', { waitUntil: 'networkidle' })
      await page.locator('.home-phrase > summary').click()
      await sentence(page).pressSequentially(';da فردا دو نفر') // the layout was switched on the way
      const chip = (words: string) => page.locator('.home-phrase').getByRole('button', { name: named(words) })
      await chip('مقصد کیش').waitFor()
      await chip('مسافران ۲ بزرگسال').waitFor()
      await chip('مبدا، حدس ما تهران').waitFor()
      await lookAt(page, `chips ${size}`)
      await chip('مسافران').click()
      await page.getByRole('dialog', { name: named('مسافران') }).waitFor()
      await page.keyboard.press('Escape')
      await chip('روز پرواز').click()
      await page.locator('.day:focus').waitFor()
      await page.keyboard.press('Escape')
      await chip('مقصد').click()
      await page.getByRole('option').first().waitFor()
      await page.keyboard.type('شیراز')
      await page.keyboard.press('Enter')
      await page
        .getByRole('button', { name: named('جستجوی پرواز') })
        .and(page.locator(':focus'))
        .waitFor()
      await page.keyboard.press('Enter')
      await page.waitForURL(/\/plp\?.*destination=SYZ.*adults=2/)
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
