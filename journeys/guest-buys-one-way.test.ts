import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { named, plain, says } from './labels.ts'
import { lookAt } from './look.ts'
import {
  detailsShowThePenalties,
  filtersNarrowAndSurviveReload,
  nextDayChangesTheList,
  sixSortsAreRight,
} from './results-checks.ts'
import { chooseFirst } from './searching.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'
import { chooseDay, chooseRoute, fillPassenger, payAtBank, signIn } from './traveller.ts'

suite('a guest buys a one-way ticket', () => {
  let stage: Stage

  before(async () => {
    stage = await openStage({ DATABASE_URL: '' }) // all of it is its own, as after `npm start`
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const [size, mobile] of atSizes([
    ['phone', '09121110002'],
    ['desktop', '09121110001'],
  ]))
    test(`a guest buys a domestic one-way ticket, ${size}`, async () => {
      await using visit = await stage.visit(size, { motion: 'no-preference' })
      const { page } = visit
      const seen = (state: string) => lookAt(page, state)

      await page.goto('/', { waitUntil: 'networkidle' })
      assert.equal(await page.locator('html').getAttribute('dir'), 'rtl')
      await seen('home')
      await emptySearchNamesWhatIsMissing(page)
      await chooseRoute(page, 'تهران', 'مشهد')
      await swapAndBack(page)
      await chooseDay(page)
      await page.getByRole('button', { name: named('جستجوی پرواز') }).click()

      await page.waitForURL(/\/plp\?/)
      await page.getByRole('article').first().waitFor()
      await seen('results')
      await filtersNarrowAndSurviveReload(page, size)
      await sixSortsAreRight(page)
      await nextDayChangesTheList(page)
      const price = await detailsShowThePenalties(page)
      await seen('open details')

      await chooseFirst(page)
      await page.getByRole('dialog').waitFor()
      await seen('login')
      await signIn(page, stage, mobile)

      await page.waitForURL(/\/add-passenger/)
      await badPassengerIsTold(page)
      await seen('passenger form with faults')
      await fillPassenger(page)
      await page.getByRole('button', { name: named('ادامه') }).click()

      await page.waitForURL(/\/confirm/)
      await page.getByRole('checkbox', { name: named('می‌پذیرم') }).waitFor()
      await seen('confirm')
      assert.ok(
        says(await page.getByRole('main').innerText(), price),
        `the total is the list's price, ${price}`,
      )
      await page.getByRole('checkbox', { name: named('می‌پذیرم') }).check()
      await page.getByRole('button', { name: named('پرداخت') }).click()
      await payAtBank(page)

      await page.waitForURL(/\/payment\//)
      await page.getByText(named('بلیت شما صادر شد')).first().waitFor({ timeout: 60_000 })
      await seen('ticket')
      await papersOpen(page)
      await tripsShowIt(page)
      assertFaultless(visit, [/status of 400 .*connect\/token/])
    })
})

async function emptySearchNamesWhatIsMissing(page: Page): Promise<void> {
  await page.getByRole('button', { name: named('جستجوی پرواز') }).click()
  const told = plain(await page.getByRole('alert').first().innerText())
  for (const missing of ['مبدا', 'مقصد', 'تاریخ'])
    assert.ok(told.includes(plain(missing)), `${missing} is named`)
  const focused = page.locator(':focus')
  assert.match((await focused.getAttribute('aria-label')) ?? (await focused.evaluate(nameOf)), named('مبدا'))
  await page.keyboard.press('Escape')
}

function nameOf(element: Element): string {
  return [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent).join(' ')
}

async function swapAndBack(page: Page): Promise<void> {
  const values = () =>
    Promise.all(
      ['مبدا', 'مقصد'].map((label) => page.getByRole('combobox', { name: named(label) }).inputValue()),
    )
  const [origin, destination] = await values()
  await page.getByRole('button', { name: named('جابه‌جایی') }).click()
  assert.deepEqual(await values(), [destination, origin])
  await page.getByRole('button', { name: named('جابه‌جایی') }).click()
  assert.deepEqual(await values(), [origin, destination])
}

async function badPassengerIsTold(page: Page): Promise<void> {
  const code = page.getByRole('textbox', { name: named('کد ملی') }).first()
  for (const wrong of ['1111111111', '0012345678']) {
    await code.fill(wrong)
    await code.blur()
    await page.getByText(named('کد ملی نامعتبر است')).first().waitFor()
  }
  const latin = page.getByRole('textbox', { name: named('نام لاتین') }).first()
  await latin.fill('سارا')
  await latin.blur()
  await page.getByText(named('فقط حروف لاتین')).first().waitFor()
  await page.getByRole('button', { name: named('ادامه') }).click()
}

async function papersOpen(page: Page): Promise<void> {
  const html = await page
    .getByRole('link', { name: named('مشاهده بلیط') })
    .first()
    .getAttribute('href')
  const pdf = await page
    .getByRole('link', { name: named('دانلود') })
    .first()
    .getAttribute('href')
  const ticket = await page.request.get(html ?? '')
  assert.equal(ticket.status(), 200)
  assert.match(await ticket.text(), /SARA/)
  const paper = await page.request.get(pdf ?? '')
  assert.equal(paper.headers()['content-type'], 'application/pdf')
  assert.equal((await paper.body()).subarray(0, 5).toString(), '%PDF-')
}

async function tripsShowIt(page: Page): Promise<void> {
  await page.goto('/profile/my-travels', { waitUntil: 'networkidle' })
  await lookAt(page, 'trips')
  assert.ok(says(await page.getByRole('main').innerText(), 'صادر شد'))
  await page
    .getByRole('link', { name: named('جزئیات') })
    .first()
    .click()
  await page.waitForURL(/order-details/)
  await page.getByRole('heading', { level: 1, name: named('تهران به مشهد') }).waitFor()
  await lookAt(page, 'order details')
  await page.goBack()
  await page.waitForURL(/my-travels$/)
}
