import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { named, plain, says } from './labels.ts'
import { eventually } from './shopper.ts'
import type { Size } from './stage.ts'

export async function filtersNarrowAndSurviveReload(page: Page, size: Size): Promise<void> {
  const before = await countShown(page)
  for (const [kind, type] of [
    ['چارتری', '1'],
    ['سیستمی', '2'],
  ] as const) {
    await inFilters(page, size, async () =>
      page
        .locator('label:visible', { hasText: named(kind) })
        .first()
        .click(),
    )
    await page.waitForURL((url) => url.searchParams.get('type') === type)
    await eventually(async () => await allSay(page, kind), `only ${kind} is shown`)
    assert.ok((await countShown(page)) < before, `${kind} shows fewer`)
  }
  const narrowed = await countShown(page)
  await page.reload({ waitUntil: 'networkidle' })
  assert.equal(await countShown(page), narrowed, 'a reload keeps the filters')
  await inFilters(page, size, async () =>
    page
      .getByRole('link', { name: named('حذف فیلترها') })
      .or(page.getByRole('button', { name: named('حذف فیلترها') }))
      .first()
      .click(),
  )
  await page.waitForURL((url) => !url.search.includes('type='))
  await eventually(async () => (await countShown(page)) === before, 'lifting the filters brings all back')
}

export async function inFilters(page: Page, size: Size, work: () => Promise<void>): Promise<void> {
  if (size !== 'phone') return work()
  await page
    .getByRole('button', { name: named('فیلتر') })
    .or(page.getByRole('link', { name: named('فیلتر') }))
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  await work()
  const close = page
    .getByRole('dialog')
    .getByRole('button', { name: named('نمایش', 'بستن') })
    .first()
  if (await close.isVisible()) await close.click()
}

async function allSay(page: Page, kind: string): Promise<boolean> {
  const texts = await page.getByRole('article').allTextContents()
  return texts.length > 0 && texts.every((text) => says(text, kind))
}

async function countShown(page: Page): Promise<number> {
  await page.getByRole('article').first().waitFor()
  const told = plain(
    await page
      .getByRole('status')
      .filter({ hasText: named('پرواز') })
      .first()
      .innerText(),
  )
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

export async function sixSortsAreRight(page: Page): Promise<void> {
  for (const [sort, keyOf] of Object.entries(keys)) {
    const url = new URL(page.url())
    if (sort === 'Cheapest') url.searchParams.delete('sort')
    else url.searchParams.set('sort', sort)
    await page.goto(url.href, { waitUntil: 'networkidle' })
    const order = (await cards(page)).map(keyOf)
    assert.deepEqual(
      order,
      [...order].sort((a, b) => a - b),
      `${sort} is in order`,
    )
  }
  await page
    .getByRole('link', { name: named('پیشنهادی', 'پیشنهادها') })
    .first()
    .click()
  await page.waitForURL(/sort=Promotions/)
  await page
    .getByRole('link', { name: named('ارزان‌ترین') })
    .first()
    .click()
  await page.waitForURL((url) => !url.search.includes('Promotions'))
}

/** Cards with seats; sold-out ones must come last. */
async function cards(page: Page): Promise<readonly Card[]> {
  await page.getByRole('article').first().waitFor()
  const texts = (await page.getByRole('article').allTextContents()).map(plain)
  const soldOut = texts.map((text) => text.includes(plain('تکمیل شد')))
  assert.deepEqual(
    soldOut,
    [...soldOut].sort((a, b) => Number(a) - Number(b)),
    'sold out last',
  )
  return texts.filter((_, at) => soldOut[at] === false).map(cardIn)
}

function cardIn(text: string): Card {
  const times = [...text.matchAll(/(\d{2}):(\d{2})/g)].map(
    ([, hour, minute]) => Number(hour) * 60 + Number(minute),
  )
  const [, hours = '0', minutes = '0'] = /(\d+)ساعت(?:و(\d+)دقیقه)?/.exec(text) ?? []
  const price = [...text.matchAll(/(\d{1,3}(?:,\d{3})+)تومان/g)].at(-1)?.[1] ?? '0'
  return {
    price: Number(price.replaceAll(',', '')),
    departs: times[0] ?? 0,
    minutes: Number(hours) * 60 + Number(minutes),
  }
}

export async function nextDayChangesTheList(page: Page): Promise<void> {
  const date = () => new URL(page.url()).searchParams.get('date')
  const before = date()
  const next = page.getByRole('link', { name: named('روز بعد') }).first()
  if (await next.isVisible()) await pressWhereItIs(page, next)
  else await page.goto(await next.evaluate((link: HTMLAnchorElement) => link.href))
  await page.getByRole('article').first().waitFor()
  assert.ok((date() ?? '') > (before ?? ''))
}

/** Below a list that is still being drawn: the link may not move under the finger. */
async function pressWhereItIs(page: Page, link: Locator): Promise<void> {
  const before = new URL(page.url()).searchParams.get('date')
  const places = await link.evaluate(placesWhileDrawn)
  assert.ok(Math.max(...places) - Math.min(...places) <= 2, `it moved: ${places}`)
  await link.click()
  await page.waitForURL((url) => url.searchParams.get('date') !== before)
}

/** Where it stands in each of the frames after somebody scrolled to it. */
async function placesWhileDrawn(link: Element): Promise<readonly number[]> {
  link.scrollIntoView({ block: 'center' })
  const places: number[] = []
  for (let frame = 0; frame < 30; frame += 1) {
    places.push(Math.round(link.getBoundingClientRect().top))
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  return places
}

/** Opens the first card; returns its price. */
export async function detailsShowThePenalties(page: Page): Promise<string> {
  const first = page.getByRole('article').first()
  await first.getByRole('button', { name: named('جزئیات') }).click()
  await first.getByText(named('چقدر برمی‌گردد')).first().waitFor()
  const text = await first.innerText()
  assert.ok(says(text, 'بار مجاز'), 'baggage is told')
  const price = /(\d{1,3}(?:,\d{3})+)/.exec(text)?.[0]
  assert.ok(price, 'the card has a price')
  return price
}
