import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { assertAccessible, assertFits } from './axe.ts'
import { named, plain, says } from './labels.ts'
import { assertFaultless, openStage, type Size, type Stage } from './stage.ts'
import { chooseDay, chooseRoute, fillPassenger, payAtBank, signIn, solveCaptcha } from './traveller.ts'

let stage: Stage

before(async () => {
  stage = await openStage()
})
after(() => stage[Symbol.asyncDispose]())

for (const [size, mobile] of [
  ['desktop', '09121110001'],
  ['phone', '09121110002'],
] as const)
  test(`a guest buys a domestic one-way ticket, ${size}`, async () => {
    await using visit = await stage.visit(size)
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

    await page.getByRole('link', { name: named('انتخاب پرواز') }).or(page.getByRole('button', { name: named('انتخاب پرواز') })).first().click()
    await page.getByRole('dialog').waitFor()
    await seen('login')
    await signIn(page, stage, mobile)

    await page.waitForURL(/\/add-passenger/)
    await badPassengerIsTold(page)
    await seen('passenger form with faults')
    await fillPassenger(page)
    await page.getByRole('button', { name: named('ادامه') }).click()

    await page.waitForURL(/\/confirm/)
    await page.getByRole('textbox', { name: named('کد امنیتی') }).waitFor()
    await seen('confirm')
    assert.ok(says(await page.getByRole('main').innerText(), price), `the total is the list's price, ${price}`)
    await solveCaptcha(page, stage)
    await page.getByRole('checkbox', { name: named('می‌پذیرم') }).check()
    await page.getByRole('button', { name: named('پرداخت') }).click()
    await payAtBank(page)

    await page.waitForURL(/\/payment\//)
    await page.getByText(named('بلیت شما صادر شد')).first().waitFor({ timeout: 30_000 })
    await seen('ticket')
    await papersOpen(page)
    await tripsShowIt(page)
    assertFaultless(visit)
  })

async function lookAt(page: Page, state: string): Promise<void> {
  await assertFits(page, state)
  await assertAccessible(page, state)
}

async function emptySearchNamesWhatIsMissing(page: Page): Promise<void> {
  await page.getByRole('button', { name: named('جستجوی پرواز') }).click()
  const told = plain(await page.getByRole('alert').first().innerText())
  for (const missing of ['مبدا', 'مقصد', 'تاریخ']) assert.ok(told.includes(plain(missing)), `${missing} is named`)
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

async function filtersNarrowAndSurviveReload(page: Page, size: Size): Promise<void> {
  const before = await countShown(page)
  for (const [kind, type] of [
    ['چارتری', '1'],
    ['سیستمی', '2'],
  ] as const) {
    await inFilters(page, size, async () => page.locator('label:visible', { hasText: named(kind) }).first().click())
    await page.waitForURL((url) => url.searchParams.get('type') === type)
    assert.ok((await countShown(page)) < before, `${kind} shows fewer`)
    for (const text of (await page.getByRole('article').allTextContents()).slice(0, 5)) assert.ok(says(text, kind))
  }
  const narrowed = await countShown(page)
  await page.reload({ waitUntil: 'networkidle' })
  assert.equal(await countShown(page), narrowed, 'a reload keeps the filters')
  await inFilters(page, size, async () => page.getByRole('link', { name: named('حذف فیلترها') }).or(page.getByRole('button', { name: named('حذف فیلترها') })).first().click())
  await page.waitForURL((url) => !url.search.includes('type='))
  assert.equal(await countShown(page), before, 'lifting the filters brings all back')
}

/** On a phone the filters are a sheet. */
async function inFilters(page: Page, size: Size, work: () => Promise<void>): Promise<void> {
  if (size !== 'phone') return work()
  await page.getByRole('button', { name: named('فیلتر') }).or(page.getByRole('link', { name: named('فیلتر') })).first().click()
  await page.getByRole('dialog').waitFor()
  await work()
  const close = page.getByRole('dialog').getByRole('button', { name: named('نمایش', 'بستن') }).first()
  if (await close.isVisible()) await close.click()
}

async function countShown(page: Page): Promise<number> {
  await page.getByRole('article').first().waitFor()
  const told = plain(await page.getByRole('status').filter({ hasText: named('پرواز') }).first().innerText())
  return Number(/\d+/.exec(told)?.[0])
}

const keys = {
  MostExpensive: (card: Card) => -card.price,
  Cheapest: (card: Card) => card.price,
  Earliest: (card: Card) => card.departs,
  Latest: (card: Card) => -card.departs,
  Fastest: (card: Card) => card.minutes,
} as const

interface Card {
  readonly price: number
  readonly departs: number
  readonly minutes: number
}

async function sixSortsAreRight(page: Page): Promise<void> {
  for (const [sort, keyOf] of Object.entries(keys)) {
    const url = new URL(page.url())
    if (sort === 'Cheapest') url.searchParams.delete('sort')
    else url.searchParams.set('sort', sort)
    await page.goto(url.href, { waitUntil: 'networkidle' })
    const order = (await cards(page)).map(keyOf)
    assert.deepEqual(order, [...order].sort((a, b) => a - b), `${sort} is in order`)
  }
  await page.getByRole('link', { name: named('پیشنهادی', 'پیشنهادها') }).first().click()
  await page.waitForURL(/sort=Promotions/)
  await page.getByRole('link', { name: named('ارزان‌ترین') }).first().click()
  await page.waitForURL((url) => !url.search.includes('Promotions'))
}

/** Cards with seats, as they are read; those sold out come after all of them. */
async function cards(page: Page): Promise<readonly Card[]> {
  await page.getByRole('article').first().waitFor()
  const texts = (await page.getByRole('article').allTextContents()).map(plain)
  const soldOut = texts.map((text) => text.includes(plain('تکمیل شد')))
  assert.ok(soldOut.lastIndexOf(false) < (soldOut.indexOf(true) + soldOut.length) % soldOut.length || !soldOut.includes(true) || soldOut.lastIndexOf(false) < soldOut.indexOf(true), 'sold out last')
  return texts.filter((_, at) => soldOut[at] === false).map(cardIn)
}

function cardIn(text: string): Card {
  const times = [...text.matchAll(/(\d{2}):(\d{2})/g)].map(([, hour, minute]) => Number(hour) * 60 + Number(minute))
  const [, hours = '0', minutes = '0'] = /(\d+)ساعت(?:و(\d+)دقیقه)?/.exec(text) ?? []
  const price = [...text.matchAll(/(\d{1,3}(?:,\d{3})+)تومان/g)].at(-1)?.[1] ?? '0'
  return { price: Number(price.replaceAll(',', '')), departs: times[0] ?? 0, minutes: Number(hours) * 60 + Number(minutes) }
}

async function nextDayChangesTheList(page: Page): Promise<void> {
  const date = () => new URL(page.url()).searchParams.get('date')
  const before = date()
  const next = page.getByRole('link', { name: named('روز بعد') }).first()
  if (await next.isVisible()) await next.click()
  else await page.goto(await next.evaluate((link: HTMLAnchorElement) => link.href))
  await page.waitForFunction((was) => new URL(location.href).searchParams.get('date') !== was, before)
  await page.getByRole('article').first().waitFor()
  assert.ok((date() ?? '') > (before ?? ''))
}

/** Opens the first card; answers its price as the list says it. */
async function detailsShowThePenalties(page: Page): Promise<string> {
  const first = page.getByRole('article').first()
  await first.getByRole('button', { name: named('جزئیات') }).click()
  await first.getByText(named('جریمه')).first().waitFor()
  const text = await first.innerText()
  assert.ok(says(text, 'بار مجاز'), 'baggage is told')
  const price = /(\d{1,3}(?:,\d{3})+)/.exec(text)?.[0]
  assert.ok(price, 'the card has a price')
  return price
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
  const html = await page.getByRole('link', { name: named('مشاهده بلیط') }).first().getAttribute('href')
  const pdf = await page.getByRole('link', { name: named('دانلود') }).first().getAttribute('href')
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
  await page.getByRole('link', { name: named('جزئیات') }).first().click()
  await page.waitForURL(/order-details/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await lookAt(page, 'order details')
  await page.goBack()
  await page.waitForURL(/my-travels$/)
}
