import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { named, says } from './labels.ts'
import { amountsOn, lookAt } from './look.ts'
import { assertInCalendar, assertPrinted, chosenIn, payAndWait, ticketText } from './paid-tickets.ts'
import { passportNumbersKeepTheirShapes, passportsLastLongEnough, saraAbroad } from './passports.ts'
import { cardOf, fillPerson } from './people.ts'
import { inFilters } from './results-checks.ts'
import { choose, openAbroad, roomyCards, searchNow, takeDay } from './searching.ts'
import { sharedHouse } from './shared-house.ts'
import { dayAhead } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Size, type Stage } from './stage.ts'
import { chooseRoute, signIn } from './traveller.ts'

const date = dayAhead(20)

suite('a traveller flies abroad', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const [size, mobile] of atSizes([
    ['desktop', '09121190001'],
    ['phone', '09121190002'],
  ]))
    test(`to Istanbul with an Iranian passport, ${size}`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await toIstanbul(page)
      await lookAt(page, `abroad results ${size}`)
      await cabinsNarrow(page, size)
      await detailsTellBaggageAndVisa(page)
      await lookAt(page, `abroad details ${size}`)
      const card = roomyCards(page).first()
      const [listed = 0] = await amountsOn(card)
      await choose(card)
      await page.getByRole('dialog').waitFor()
      await signIn(page, stage, mobile)
      await page.waitForURL(/\/add-passenger/)
      const proposal = await chosenIn(page, stage)
      const landing = proposal.flightGroups.at(-1)?.arrivalDate ?? ''
      await lookAt(page, `abroad passenger ${size}`)
      await fillPerson(cardOf(page, 'بزرگسال اول'), saraAbroad)
      await passportNumbersKeepTheirShapes(page, 'بزرگسال اول')
      await passportsLastLongEnough(page, 'بزرگسال اول', landing)
      await fillPerson(cardOf(page, 'بزرگسال اول'), saraAbroad)
      await page.getByRole('button', { name: named('ادامه') }).click()
      await payAndWait(page, listed)
      const ticket = await ticketText(page)
      assert.ok(says(ticket, saraAbroad.passport.number), 'the passport is printed')
      assertPrinted(ticket, proposal)
      await assertInCalendar(page, proposal)
      await insuranceIsOfferedOnce(page, size)
      await nextTimeOneTapFillsAll(page)
      await lookAt(page, `abroad again ${size}`)
      assertFaultless(visit, [/status of 400 .*connect\/token/])
    })

  test('the way back from Istanbul tells its penalties by the clock there, phone', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    await page.goto(`/plp?origin=THR&destination=IST&date=${date}&back=${dayAhead(27)}&adults=1`)
    const card = roomyCards(page).first()
    await card.getByRole('button', { name: named('جزئیات') }).click()
    await card.getByRole('heading', { name: named('چقدر برمی‌گردد؟ برگشت') }).waitFor()
    const clocks = await card.locator('.results-refunds > p').allInnerTexts()
    assert.deepEqual(
      clocks.map((text) => says(text, 'به وقت استانبول')),
      [false, true],
    )
    await lookAt(page, 'penalties of the way back')
    assertFaultless(visit)
  })
})

/** Beside the ticket, and gone once it is not wanted. */
async function insuranceIsOfferedOnce(page: Page, size: Size): Promise<void> {
  const offer = page.getByRole('region', { name: named('بیمهٔ سفر ترکیه برای ۱ نفر') })
  await offer.getByRole('link', { name: named('مقایسهٔ طرح‌ها') }).waitFor()
  await lookAt(page, `abroad insurance offered ${size}`)
  await offer.getByRole('button', { name: named('لازم ندارم') }).click()
  await offer.waitFor({ state: 'detached' })
  await page.reload({ waitUntil: 'networkidle' })
  assert.equal(await offer.count(), 0)
}

async function toIstanbul(page: Page): Promise<void> {
  await openAbroad(page)
  await chooseRoute(page, 'تهران', 'استانبول')
  await page
    .getByRole('button', { name: named('تاریخ رفت') })
    .first()
    .click()
  await takeDay(page, date)
  const confirm = page.getByRole('button', { name: named('تایید تاریخ') })
  if (await confirm.isVisible()) await confirm.click()
  await searchNow(page)
}

async function cabinsNarrow(page: Page, size: Size): Promise<void> {
  await press(page, size, 'بیزینس')
  await page.waitForURL(/cabins=2/)
  await everyCard(page, (text) => says(text, 'بیزینس'))
  await press(page, size, 'بیزینس')
  await page.waitForURL((url) => !url.searchParams.has('cabins'))
  await press(page, size, 'اکونومی')
  await page.waitForURL(/cabins=1/)
  await everyCard(page, (text) => !says(text, 'بیزینس'))
  await press(page, size, 'مستقیم')
  await page.waitForURL(/stops=/)
  await everyCard(page, (text) => says(text, 'مستقیم'))
}

async function press(page: Page, size: Size, words: string): Promise<void> {
  await inFilters(page, size, () =>
    page
      .locator('label:visible', { hasText: named(words) })
      .first()
      .click(),
  )
}

async function everyCard(page: Page, isSo: (text: string) => boolean): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt++) {
    const texts = await page.getByRole('article').allTextContents()
    if (texts.length > 0 && texts.every(isSo)) return
    await page.waitForTimeout(50)
  }
  assert.fail('the list shows what was left out')
}

async function detailsTellBaggageAndVisa(page: Page): Promise<void> {
  const card = roomyCards(page).first()
  await card.getByRole('button', { name: named('جزئیات') }).click()
  await card.getByText(named('بار مجاز هر مسافر')).waitFor()
  assert.match(await card.innerText(), /بدون بار|[۰-۹]+ (کیلو|بسته)/)
  await card.getByText(named('ویزای ترکیه')).waitFor()
  assert.ok(says(await card.innerText(), '۶ ماه پس از رسیدن'))
}

async function nextTimeOneTapFillsAll(page: Page): Promise<void> {
  await toIstanbul(page)
  await choose(roomyCards(page).first())
  await page.waitForURL(/\/add-passenger/)
  const card = cardOf(page, 'بزرگسال اول')
  await card.getByRole('button', { name: named('سارا محمدی') }).click()
  await card.getByText(named('کامل')).waitFor()
  await page.getByRole('button', { name: named('ادامه') }).click()
  await page.waitForURL(/\/confirm/)
  await page.getByText(named(saraAbroad.passport.number)).first().waitFor()
}
