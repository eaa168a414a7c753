import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { comeIn, issuedFor } from './issued-order.ts'
import { named } from './labels.ts'
import { choose } from './searching.ts'
import { dayAhead, eventually } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'

const results = `/plp?origin=THR&destination=MHD&date=${dayAhead(12)}&adults=1`
const marked = /[?&]rqs=\d{5}(?:&|$)/

suite('the way back', () => {
  let stage: Stage

  before(async () => {
    stage = await openStage({ HOLDS_PER_TRAVELLER: '50' })
  })
  after(() => stage[Symbol.asyncDispose]())

  test('closes what lies over the page, and the page stays with what was changed on it', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.goto(results, { waitUntil: 'networkidle' })
    await openFilters(page)
    await page.waitForURL(marked)
    await page.getByRole('dialog').getByText(named('سیستمی')).first().click()
    await page.waitForURL(/type=2/)
    await page.waitForURL(marked)
    await page.goBack()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.waitForURL((url) => !marked.test(url.href))
    assert.match(page.url(), /\/plp\?.*type=2/)

    const length = await historyLength(page)
    for (let time = 0; time < 3; time += 1) {
      await openFilters(page)
      await page.waitForURL(marked)
      await page.keyboard.press('Escape')
      await page.waitForURL((url) => !marked.test(url.href))
    }
    assert.ok((await historyLength(page)) <= length + 1, 'nothing piles up')
    await page.goForward()
    await page.waitForURL((url) => !marked.test(url.href))

    await openFilters(page)
    await page.waitForURL(marked)
    const shared = page.url()
    await page.reload({ waitUntil: 'networkidle' })
    await page.waitForURL((url) => !marked.test(url.href) && url.search.includes('type=2'))
    assert.equal(await page.getByRole('dialog').count(), 0)
    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/')

    await using other = await stage.visit('desktop')
    await other.page.goto(shared, { waitUntil: 'networkidle' })
    await other.page.mouse.move(100, 100)
    await other.page.waitForURL((url) => !marked.test(url.href) && url.search.includes('type=2'))
    assertFaultless(visit)
  })

  for (const [size, mobile] of atSizes([
    ['phone', '09121140001'],
    ['desktop', '09121140002'],
  ])) {
    test(`leads from the passengers to the card that was chosen, also when the list is loaded anew (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await comeIn(visit, stage, mobile)
      await page.goto(results, { waitUntil: 'networkidle' })
      await page.mouse.move(100, 300)
      const card = await farCard(page)
      await choose(card)
      await page.waitForURL(/add-passenger/)
      await page
        .getByRole('textbox', { name: named('نام لاتین') })
        .first()
        .waitFor()
      const left = await leftAt(page)
      await page.goBack()
      await landedOn(page, left)

      await page.goto(stage.inbox)
      await page.goBack()
      await landedOn(page, left)
      assertFaultless(visit)
    })
  }

  test('leads from an order to its row among the trips', async () => {
    const mobile = '09121140003'
    for (let order = 0; order < 9; order += 1) await issuedFor(stage, mobile, ({ isCharter }) => !isCharter)
    for (const size of atSizes(['phone', 'desktop'])) {
      await using visit = await stage.visit(size)
      const { page } = visit
      await comeIn(visit, stage, mobile)
      await page.goto('/profile/my-travels', { waitUntil: 'networkidle' })
      const row = page.locator('[data-landing] > [data-key]').last()
      await row.scrollIntoViewIfNeeded()
      await page.waitForTimeout(300)
      await row.getByRole('link').first().click()
      await page.waitForURL(/order-details/)
      await page.getByRole('heading', { level: 1 }).waitFor()
      const left = await leftAt(page)
      await page.goBack()
      await landedOn(page, left)
      assertFaultless(visit)
    }
  })
})

async function openFilters(page: Page): Promise<void> {
  await page
    .locator('.results-tools')
    .getByRole('button', { name: named('فیلتر') })
    .click()
  await page.getByRole('dialog').waitFor()
}

function historyLength(page: Page): Promise<number> {
  return page.evaluate(() => history.length)
}

async function farCard(page: Page) {
  await page.getByRole('article').first().waitFor()
  const cards = page.locator('[data-landing] > [data-key]')
  let place = 0
  for (let step = 0; place < 22 && step < 60; step += 1) {
    await page.evaluate(() => scrollBy({ top: innerHeight * 0.8, behavior: 'instant' }))
    await page.waitForTimeout(200)
    place = Number(await cards.last().getAttribute('aria-posinset'))
  }
  assert.ok(place >= 22, `only ${place} cards`)
  let key = ''
  const isDrawn = async () => {
    key = await page.evaluate(() => {
      const seen = [...document.querySelectorAll<HTMLElement>('[data-landing] > [data-key]')]
      return seen.find((card) => card.getBoundingClientRect().top > 160)?.dataset['key'] ?? ''
    })
    return key !== ''
  }
  await eventually(isDrawn, 'no card is drawn where the list was scrolled to')
  return page.locator(`[data-key="${key}"]`)
}

interface Left {
  readonly card: string
  readonly top: number
}

async function leftAt(page: Page): Promise<Left> {
  const kept = await page.evaluate(() => sessionStorage.getItem('cards left at'))
  const [left] = JSON.parse(kept ?? '[]') as Left[]
  assert.ok(left, 'nothing was noted')
  return left
}

async function landedOn(page: Page, { card, top }: Left): Promise<void> {
  await page.waitForFunction(
    ({ card: key, top: wanted }) => {
      const place = document.querySelector(`[data-key="${key}"]`)?.getBoundingClientRect().top
      return place !== undefined && Math.abs(place - wanted) < 4 && scrollY > 0
    },
    { card, top },
  )
}
