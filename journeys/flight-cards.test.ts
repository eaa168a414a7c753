import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { alive } from './alive.ts'
import { assertAccessible, assertFits } from './axe.ts'
import { named, says } from './labels.ts'
import { amountIn, amountsOn, lookAt } from './look.ts'
import { dayAhead } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'

const results = `/plp?origin=THR&destination=MHD&date=${dayAhead(12)}&adults=1`

suite('one card a flight', () => {
  let stage: Stage

  before(async () => {
    stage = await openStage()
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const size of atSizes(['phone', 'desktop']))
    test(`a flight is one card that says what comes back, and its fares stand side by side, ${size}`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await page.goto(results, { waitUntil: 'networkidle' })
      await alive(page, '.results-column')
      await page.getByRole('article').first().waitFor()
      const texts = await page.getByRole('article').allTextContents()
      const numbers = texts.map((text) => /[A-Z0-9]{2} \d{1,4}/.exec(text)?.[0])
      assert.equal(new Set(numbers).size, numbers.length, 'no flight twice')
      for (const text of texts)
        assert.ok(says(text, 'برمی‌گردد', 'غیرقابل استرداد', 'تکمیل شد'), 'what comes back stands there')
      for (const text of texts) assert.match(text, /کیلو|بسته|بدون بار/)
      if (size === 'phone') assert.ok((await lowestOfFour(page)) <= 844, 'four cards fit')
      await assertFits(page, `cards ${size}`)

      const card = page
        .getByRole('article')
        .filter({ has: page.getByRole('link', { name: named('دیدن') }) })
        .first()
      const [from = 0] = await amountsOn(card)
      const number = /[A-Z0-9]{2} \d{1,4}/.exec((await card.textContent()) ?? '')?.[0] ?? ''
      await card.getByRole('link', { name: named('دیدن') }).click()
      const opened = page.getByRole('article').filter({ hasText: number })
      const fares = opened.getByRole('list', { name: named('نرخ‌های این پرواز') }).locator(':scope > li')
      await fares.first().waitFor()
      const prices = await fares.locator('.price').allInnerTexts()
      assert.ok(prices.length >= 2 && prices.length <= 4)
      assert.equal(Math.min(...prices.map(amountIn)), from, 'the card says the lowest of its fares')
      await opened.getByText(named('چقدر برمی‌گردد')).waitFor()
      await page.waitForURL(/open=/)
      await lookAt(page, `fares ${size}`)
      await assertFits(page, `fares ${size}`)
      await assertAccessible(page, `fares ${size}`)
      assertFaultless(visit)
    })
})

async function lowestOfFour(page: Page): Promise<number> {
  const box = await page.getByRole('article').nth(3).boundingBox()
  return box === null ? Number.POSITIVE_INFINITY : box.y + box.height
}
