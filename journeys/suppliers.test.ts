import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import { sql } from 'kysely'
import type { Locator, Page } from 'playwright-core'
import { inToman } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import {
  duffelBooks,
  type FlightThere,
  goesWrong,
  listOf,
  niraBooks,
  offered,
  settled,
} from './at-suppliers.ts'
import { comeIn } from './issued-order.ts'
import { named, says } from './labels.ts'
import { amountsOn, lookAt } from './look.ts'
import { assertPrinted, chosenIn, payAndWait, ticketText } from './paid-tickets.ts'
import { saraAbroad } from './passports.ts'
import { cardOf, fillPerson } from './people.ts'
import { choose } from './searching.ts'
import { agreeToTerms, pay } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Size, type Stage, type Visit } from './stage.ts'
import { allHaveResponded, cardOfFlight, giveBack, seatByKeyboard, ticketSays } from './supplier-pages.ts'
import { fillPassenger, payAtBank } from './traveller.ts'

/** the price in the seller's money, and by which rate */
const ofDollars = /[\d.,]+\P{L}*دلار، با نرخ هر دلار\P{L}*1,250,000\P{L}*ریال/u

async function saysItsRate(card: Locator): Promise<void> {
  await card.getByRole('button', { name: named('جزئیات') }).click()
  await card.locator('summary').filter({ hasText: 'ریز قیمت' }).click()
  assert.match(await card.locator('.results-foreign').innerText(), ofDollars)
}

async function orderKeepsItsRate(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: named('جزئیات سفارش') })
    .first()
    .click()
  await page.getByText(ofDollars).waitFor()
  await page.goBack()
}

const toMashhad = (flight: string, daysAhead: number): FlightThere => ({
  from: 'THR',
  to: 'MHD',
  flight,
  daysAhead,
})
suite('seats of other sellers', () => {
  let stage: Stage

  before(async () => {
    const at = 4500 + ((process.pid * 7) % 400)
    const ports = { NIRA_TWIN_PORT: String(at), DUFFEL_TWIN_PORT: String(at + 500) }
    stage = await openStage({ SUPPLIERS: 'nira,duffel', ...ports })
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const [size, mobile, daysAhead] of atSizes([
    ['desktop', '09121290001', 16],
    ['phone', '09121290002', 17],
  ])) {
    test(`of Nira: found among ours, bought, ticketed under the airline’s number, given back, ${size}`, async () => {
      const wish = toMashhad('QB 1901', daysAhead)
      await using visit = await patient(size)
      const { page } = visit
      await comeIn(visit, stage, mobile)
      await page.goto(`${listOf(wish)}&airline=qeshm-air`, { waitUntil: 'domcontentloaded' })
      await allHaveResponded(page)
      const card = cardOfFlight(page, wish)
      await lookAt(page, `nira listed ${size}`)
      const [listed = 0] = await amountsOn(card)
      await choose(card)
      await page.waitForURL(/\/add-passenger/)
      await fillPassenger(page)
      await buy(page, listed)
      const [row, ...more] = await niraBooks(stage, wish)
      assert.equal(more.length, 0)
      await ticketSays(page, row?.passengers[0]?.ticket)
      await giveBack(page, stage, mobile)
      await settled(
        stage,
        async () => (await niraBooks(stage, wish))[0]?.passengers[0]?.status === 'R',
        'Nira has taken its ticket back',
      )
      assertFaultless(visit)
    })

    test(`of Duffel: abroad with a passport, a seat chosen on its map by keyboard, bought, ticketed, given back, ${size}`, async () => {
      const wish = { from: 'IKA', to: 'IST', flight: 'TK 873', daysAhead }
      const somebodyElse = mobile.replace('000', '100') // nobody is chosen beforehand
      const before = (await duffelBooks(stage)).length
      await using visit = await patient(size)
      const { page } = visit
      await comeIn(visit, stage, somebodyElse)
      await page.goto(`${listOf(wish)}&refund=99&airline=turkish-airlines`, { waitUntil: 'domcontentloaded' })
      await allHaveResponded(page)
      const card = cardOfFlight(page, wish)
      await saysItsRate(card)
      await lookAt(page, `duffel listed ${size}`)
      const [listed = 0] = await amountsOn(card)
      await choose(card)
      await page.waitForURL(/\/add-passenger/)
      await fillPerson(cardOf(page, 'بزرگسال اول'), saraAbroad)
      const seat = await seatByKeyboard(page, size)
      await buy(page, listed + seat.price)
      assert.ok(says(await ticketText(page), `صندلی ${seat.designator}`))
      const [order, ...more] = (await duffelBooks(stage)).slice(before)
      assert.equal(more.length, 0)
      await ticketSays(page, order?.tickets[0])
      await orderKeepsItsRate(page)
      await giveBack(page, stage, somebodyElse)
      const taken = async () => (await duffelBooks(stage))[before]?.cancelledAt !== null
      await settled(stage, taken, 'Duffel has taken its order back')
      assertFaultless(visit)
    })
  }

  test('a seller that hangs delays nobody: ours stand at once, the others come, and the page says who was silent', async () => {
    await goesWrong(stage, 'nira', 'availability-hang')
    await using visit = await patient('phone')
    const { page } = visit
    const list = `${listOf(toMashhad('', 21))}&airline=qeshm-air&airline=caspian`
    await page.goto(list, { waitUntil: 'domcontentloaded' })
    await page.getByText(named('پروازهای بیشتری در راه است')).waitFor()
    // whose host hangs is its own affair: the other airline's flight is there
    await page
      .getByRole('article')
      .filter({ hasText: /QB 1901|IV 6951/ })
      .first()
      .waitFor()
    await page.getByText(named('شاید پروازهای دیگری هم باشد')).waitFor()
    await lookAt(page, 'one was silent')
    assertFaultless(visit)
  })

  test('a seller that is down is told of, and hides no flight of ours', async () => {
    await goesWrong(stage, 'duffel', 'search-busy')
    await using visit = await patient('desktop')
    const { page } = visit
    await page.goto(listOf({ from: 'IKA', to: 'IST', flight: '', daysAhead: 22 }), {
      waitUntil: 'domcontentloaded',
    })
    await page.getByText(named('شاید پروازهای دیگری هم باشد')).waitFor()
    await page.getByRole('article').first().waitFor()
    await lookAt(page, 'one is down')
    assertFaultless(visit)
  })

  test('dearer at the seller than it was listed: told before the bank, and sold after a yes', async () => {
    await using visit = await patient('desktop')
    const { page } = visit
    await comeIn(visit, stage, '09121290003')
    const wish = toMashhad('QB 1986', 18)
    const { proposal } = await toConfirm(page, wish)
    await agreeToTerms(page)
    await pay(page)
    const accept = page.getByRole('button', { name: named('قیمت جدید را می‌پذیرم') })
    await accept.waitFor()
    assert.ok(says(await page.getByRole('main').innerText(), inToman(rial(proposal.totalPrice))))
    const risen = await askedNow()
    assert.ok(risen > proposal.totalPrice)
    await lookAt(page, 'dearer at the seller')
    await accept.click()
    await page.getByRole('button', { name: named(`پرداخت ${inToman(rial(risen))} تومان`) }).waitFor()
    await pay(page)
    await payAtBank(page)
    await page.getByText(named('بلیت شما صادر شد')).first().waitFor({ timeout: 60_000 })
    assertFaultless(visit)
  })

  test('sold out at the seller meanwhile: others near it are offered', async () => {
    await using visit = await patient('phone')
    const { page } = visit
    await comeIn(visit, stage, '09121290004')
    const { passengersPath } = await offered(stage, toMashhad('QB 1981', 19))
    await page.goto(passengersPath, { waitUntil: 'networkidle' })
    await fillPassenger(page)
    await page.getByRole('button', { name: named('ادامه') }).click()
    const gone = page.getByRole('region', { name: named('ظرفیت تکمیل شد') })
    await gone.getByRole('listitem').getByRole('link').first().waitFor()
    await lookAt(page, 'sold out at the seller')
    assertFaultless(visit, [/status of 409 .*/])
  })

  test('a reservation and a ticket whose answers are lost are found, and exist once', async () => {
    await using visit = await patient('phone')
    const { page } = visit
    await comeIn(visit, stage, '09121290005')
    const wish = toMashhad('QB 1982', 20)
    const { proposal } = await toConfirm(page, wish)
    await goesWrong(stage, 'nira', 'issue-lost')
    await payAndWait(page, proposal.totalPrice / 10)
    const rows = await niraBooks(stage, wish)
    assert.deepEqual(
      rows.map(({ passengers }) => passengers.length),
      [1],
    )
    await ticketSays(page, rows[0]?.passengers[0]?.ticket)
    assertFaultless(visit)
  })

  async function patient(size: Size): Promise<Visit> {
    const visit = await stage.visit(size)
    visit.context.setDefaultTimeout(30_000)
    return visit
  }

  async function toConfirm(page: Page, wish: FlightThere) {
    const offer = await offered(stage, wish)
    await page.goto(offer.passengersPath, { waitUntil: 'networkidle' })
    await fillPassenger(page)
    await page.getByRole('button', { name: named('ادامه') }).click()
    await page.waitForURL(/\/confirm/)
    await page.getByRole('checkbox', { name: named('می‌پذیرم') }).waitFor()
    return offer
  }

  async function buy(page: Page, listed: number): Promise<void> {
    const proposal = await chosenIn(page, stage)
    await page.getByRole('button', { name: named('ادامه') }).click()
    await payAndWait(page, listed)
    assertPrinted(await ticketText(page), proposal)
  }

  async function askedNow(): Promise<number> {
    const { rows } = await sql<{ becomes: number }>`
      select becomes from orders.price_change order by id desc limit 1`.execute(stage.product.agency.database)
    return rows[0]?.becomes ?? 0
  }
})
