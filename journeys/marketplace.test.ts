import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { inToman } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import { openClicks } from '#resellers/server/clicks.ts'
import { type Marketplace, openMarketplace } from '#simulators/marketplace/server.ts'
import { assertAccessible, assertFits } from './axe.ts'
import { named, says } from './labels.ts'
import { wayOn } from './searching.ts'
import { sharedHouse } from './shared-house.ts'
import { dayAhead } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'

suite('somebody comes from a site that compares agencies', () => {
  let stage: Stage
  let marketplace: Marketplace

  before(async () => {
    stage = await sharedHouse()
    const agency = { url: stage.address, code: 'safarbin', key: 'house-simulator-marketplace' }
    marketplace = await openMarketplace({ port: 0, agency })
  })
  after(() => marketplace.close())

  async function shownThere(page: Page, daysAhead: number) {
    await page.goto(`${marketplace.url}/?date=${dayAhead(daysAhead)}`)
    const link = page.getByRole('listitem').first().getByRole('link')
    const words = await link.innerText()
    const href = (await link.getAttribute('href')) ?? ''
    const id = new URL(href).searchParams.get('safarmarketId') ?? ''
    const { proposalId = '', totalPrice = 0 } = stage.product.agency.resellers.quotedBy(id) ?? {}
    return {
      link,
      href,
      id,
      words,
      proposalId,
      totalPrice,
      flightNumber: words.split(' ').slice(0, 2).join(' '),
    }
  }

  for (const size of atSizes(['desktop', 'phone'])) {
    test(`the very offer is on the screen, at the price that was shown there, ${size}`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      const { link, words, flightNumber, totalPrice } = await shownThere(page, 9)
      assert.ok(says(words, inToman(rial(totalPrice))), words)
      await link.click()
      const offer = page.getByRole('region', { name: named('پیشنهادی که در سفربین دیدید') })
      await offer.waitFor()
      const told = await offer.innerText()
      assert.ok(says(told, flightNumber) && says(told, inToman(rial(totalPrice))), told)
      assert.ok(says(told, 'قیمت همان است'), told)
      await assertFits(page, 'an offer from elsewhere')
      await assertAccessible(page, 'an offer from elsewhere')
      await offer.getByRole('link', { name: named('انتخاب این پرواز') }).click()
      await page.getByRole('dialog').waitFor()
      assertFaultless(visit, [new RegExp(`foreign: ${marketplace.url}`)])
    })
  }

  test('the price became another: both are told, phone', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    const { id, totalPrice } = await shownThere(page, 10)
    const clicks = openClicks(stage.product.settings.secrets.token)
    const click = clicks.read(id)
    assert.ok(click)
    const cheaper = clicks.numberOf({ ...click, total: totalPrice - 500_000 })
    await page.goto(`/?safarmarketId=${cheaper}`, { waitUntil: 'networkidle' })
    const told = await page.getByRole('region', { name: named('پیشنهادی که در سفربین دیدید') }).innerText()
    assert.ok(says(told, 'قیمت تغییر کرده است') && says(told, inToman(rial(totalPrice - 500_000))), told)
  })

  test('the offer is sold out: the same search, and the reason in words, phone', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    const { href, proposalId } = await shownThere(page, 11)
    await sql`update flights.fares set elsewhere = capacity - held - sold where id = ${proposalId}`.execute(
      stage.product.agency.database,
    )
    await page.goto(href, { waitUntil: 'networkidle' })
    await page.getByText(named('این پیشنهاد دیگر فروخته نمی‌شود')).waitFor()
    await page.getByRole('link', { name: wayOn }).nth(3).waitFor()
    await assertAccessible(page, 'an offer that is gone')
  })

  test('a number on the home page leads to the same offer, phone', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    const { href } = await shownThere(page, 12)
    await page.goto(`/?safarmarketId=${new URL(href).searchParams.get('safarmarketId')}`)
    await page.waitForURL(/\/plp\?/)
    await page.getByRole('region', { name: named('پیشنهادی که در سفربین دیدید') }).waitFor()
  })
})
