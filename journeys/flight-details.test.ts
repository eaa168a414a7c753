import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { type FlightThere, listOf, offered } from './at-suppliers.ts'
import { comeIn } from './issued-order.ts'
import { named, says } from './labels.ts'
import { amountsOn, lookAt } from './look.ts'
import { payAndWait, ticketText } from './paid-tickets.ts'
import { saraAbroad } from './passports.ts'
import { cardOf, fillPerson } from './people.ts'
import { choose } from './searching.ts'
import { dayAhead } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Size, type Stage, type Visit } from './stage.ts'
import { allHaveResponded } from './supplier-pages.ts'

const toDubai: FlightThere = { from: 'IKA', to: 'DXB', flight: 'EK 972', daysAhead: 16 }
const operator = 'اجراکننده: فلای‌دبی'

suite('what suppliers tell of a flight', () => {
  let stage: Stage

  before(async () => {
    const at = 4900 + ((process.pid * 7) % 400)
    const ports = { NIRA_TWIN_PORT: String(at), DUFFEL_TWIN_PORT: String(at + 500) }
    stage = await openStage({ SUPPLIERS: 'nira,duffel', ...ports })
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const [size, mobile] of atSizes([
    ['desktop', '09121290011'],
    ['phone', '09121290012'],
  ])) {
    test(`who flies it and the airline’s own rules, from the card to the order, ${size}`, async () => {
      await using visit = await patient(size)
      const { page } = visit
      await comeIn(visit, stage, mobile)
      await page.goto(`${listOf(toDubai)}&airline=emirates`, { waitUntil: 'domcontentloaded' })
      await allHaveResponded(page)
      const card = page
        .getByRole('article')
        .filter({ hasText: toDubai.flight })
        .filter({ hasText: operator })
        .first()
      const [listed = 0] = await amountsOn(card)
      await card.getByRole('button', { name: named('جزئیات') }).click()
      await card.getByText(named('و قوانین')).first().click()
      await readRules(card.getByText(named('متن ایرلاین')).first(), page)
      await lookAt(page, `airline told ${size}`)
      await choose(card)
      await page.waitForURL(/\/add-passenger/)
      await page.getByRole('main').getByText(named(operator)).first().waitFor()
      await fillPerson(cardOf(page, 'بزرگسال اول'), saraAbroad)
      await page.getByRole('button', { name: named('ادامه') }).click()
      await page.waitForURL(/\/confirm/)
      await page.getByText(named(operator)).first().waitFor()
      await lookAt(page, `airline told at the confirmation ${size}`)
      await payAndWait(page, listed)
      assert.ok(says(await ticketText(page), operator), 'the ticket says who flies')
      await page
        .getByRole('link', { name: named('جزئیات سفارش') })
        .first()
        .click()
      await page.waitForURL(/order-details/)
      await page.getByText(named(operator)).waitFor()
      await readRules(page.getByText(named('متن ایرلاین')), page)
      await lookAt(page, `airline told on the order ${size}`)
      assertFaultless(visit)
    })
  }

  test('an offer that is held for less time than ours shows that end', async () => {
    await using visit = await patient('phone')
    const { page } = visit
    await comeIn(visit, stage, '09121290013')
    const wish = { from: 'IKA', to: 'GYD', flight: 'J2 8195', daysAhead: 18 }
    await page.goto((await offered(stage, wish)).passengersPath, { waitUntil: 'networkidle' })
    await fillPerson(cardOf(page, 'بزرگسال اول'), saraAbroad)
    await page.getByRole('button', { name: named('ادامه') }).click()
    await page.waitForURL(/\/confirm/)
    await page
      .getByRole('timer')
      .filter({ hasText: /[۶۷]:[۰-۵]/ })
      .waitFor()
    assertFaultless(visit)
  })

  test('an address that names an airport by its code alone is understood, and becomes the one it should be', async () => {
    await using visit = await patient('desktop')
    const { page } = visit
    await page.goto(`/plp?origin=IKA&destination=DXB&date=${dayAhead(16)}`, { waitUntil: 'domcontentloaded' })
    await page.getByRole('article').first().waitFor()
    assert.equal(new URL(page.url()).searchParams.get('originKind'), 'airport')
    assertFaultless(visit)
  })

  async function patient(size: Size): Promise<Visit> {
    const visit = await stage.visit(size)
    visit.context.setDefaultTimeout(30_000)
    return visit
  }
})

async function readRules(summary: ReturnType<Page['getByText']>, page: Page): Promise<void> {
  const text = page.getByText(/conditions_of_carriage: https:\/\/carriage\.example\/EK/)
  assert.equal(await text.isVisible(), false)
  await summary.click()
  await text.waitFor()
}
