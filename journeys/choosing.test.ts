import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Locator, Page } from 'playwright-core'
import { unasked } from '#messages/preferences.ts'
import { airlineOf } from '#places/airlines.ts'
import { alive } from './alive.ts'
import { assertAccessible, assertFits } from './axe.ts'
import { named, plain } from './labels.ts'
import { cardsByPunctuality, nothingIsKnown } from './punctuality.ts'
import { sellOut } from './selling-out.ts'
import { sharedHouse } from './shared-house.ts'
import { dayAhead } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Size, type Stage } from './stage.ts'
import { signIn } from './traveller.ts'

const day = dayAhead(12)
const results = `/plp?origin=THR&destination=MHD&date=${day}&adults=1`

suite('choosing among offers', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const [size, mobile] of atSizes([
    ['desktop', '09121120001'],
    ['phone', '09121120002'],
  ])) {
    test(`every offer is reached by scrolling, and a filter begins at the top, ${size}`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await open(page, results)
      assert.equal((await scrolledThrough(page)).size, await countShown(page))
      await pressInFilters(page, size, 'سیستمی')
      await page.waitForURL(/type=2/)
      await page.locator('.long-list').waitFor()
      assert.ok((await page.locator('.long-list').boundingBox())?.y !== undefined)
      assert.equal(await page.getByRole('article').first().isVisible(), true)
      assertFaultless(visit)
    })

    test(`two offers stand side by side, and do so again after a reload, ${size}`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await open(page, results)
      for (const at of [0, 1])
        await page
          .getByRole('checkbox', { name: named('مقایسه') })
          .nth(at)
          .check()
      await page.getByRole('button', { name: named('مقایسه کنید') }).click()
      await page.getByText(named('جریمهٔ استرداد')).first().waitFor()
      await page.waitForURL(/compared=1/)
      await assertFits(page, 'compared')
      await assertAccessible(page, 'compared')
      await page.reload({ waitUntil: 'networkidle' })
      await page.mouse.move(200, 300)
      const table = page.getByRole('dialog').getByRole('table')
      await table.waitFor()
      assert.equal(await table.getByRole('link', { name: named('انتخاب') }).count(), 2)
      await table
        .getByRole('link', { name: named('انتخاب') })
        .last()
        .scrollIntoViewIfNeeded()
      assert.ok(await isSeen(table.locator('thead th').nth(1)), 'whose column it is stays in sight')
      await page.keyboard.press('Escape')
      await page.waitForURL((url) => !url.search.includes('compared'))
      assertFaultless(visit)
    })

    test(`how punctual a flight was is told with its source, and where nobody knows not at all, ${size}`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await open(page, results)
      const { first, second, silent } = await cardsByPunctuality(page, stage)
      await first.card.getByRole('button', { name: named('جزئیات') }).click()
      const told = first.card.locator('.flight-facts')
      await told.getByText(named(first.words)).waitFor()
      await told.getByText(named('منبع: AeroDataBox')).waitFor()
      await told.getByText(named('به‌موقع رسید')).waitFor()
      await assertFits(page, 'facts')
      await assertAccessible(page, 'facts')
      for (const { card } of [first, second])
        await card.getByRole('checkbox', { name: named('مقایسه') }).check()
      await page.getByRole('button', { name: named('مقایسه کنید') }).click()
      const row = page.getByRole('row', { name: named('خوش‌قولی') })
      await row.getByText(named(first.words)).waitFor()
      await row.getByText(named(second.words)).waitFor()
      await page.keyboard.press('Escape')
      await page.waitForURL((url) => !url.search.includes('compared'))
      await nothingIsKnown(stage)
      await silent.getByRole('button', { name: named('جزئیات') }).click()
      await silent.locator('.flight-facts').getByText(named('برنامهٔ پروازی ایرلاین')).waitFor()
      assert.equal(await silent.getByText(named('به‌موقع')).count(), 0)
      assertFaultless(visit)
    })

    test(`a day without a seat says so above its cards, ${size}`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      const full = dayAhead(15)
      await sellOut(stage, full)
      await open(page, `/plp?origin=THR&destination=MHD&date=${full}&adults=1`)
      const told = page.getByRole('status').filter({ hasText: named('همه تکمیل شده‌اند') })
      await told.waitFor()
      assert.ok((await page.getByRole('button', { name: named('خبرم کن') }).count()) > 0)
      await assertFits(page, 'sold out')
      await assertAccessible(page, 'sold out')
      assertFaultless(visit)
    })

    test(`the year of fares leads to another day, and a link to it brings no year that nobody sees yet, ${size}`, async () => {
      const sent = await (await fetch(`${stage.address}${results}&year=1`)).text()
      assert.ok(sent.includes('class="year-door"') && !sent.includes('class="fare-year"'))
      await using visit = await stage.visit(size)
      const { page } = visit
      await open(page, results)
      await page.getByRole('link', { name: named('تقویم قیمت یک سال') }).click()
      const sheet = page.getByRole('dialog')
      await sheet.getByText(named('قدیمی‌ترین قیمت این ماه:')).first().waitFor()
      await assertFits(page, 'year')
      await assertAccessible(page, 'year')
      const days = sheet.getByRole('link', { name: named('تومان') })
      await days.nth(9).click()
      await page.waitForURL((url) => url.searchParams.get('date') !== day && !url.search.includes('year'))
      await page.getByRole('article').first().waitFor()
      assertFaultless(visit)
    })

    test(`a sold-out flight is waited for, told of and found again, ${size}`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      const { fare, flight } = await soldOutFare(stage, size)
      await open(page, `${results}&all=1`)
      await page.getByRole('button', { name: new RegExp(`^${named('خبرم کن').source} ${flight}$`) }).click()
      await signIn(page, stage, mobile)
      await page.getByText(named('خبرتان می‌کنیم')).first().waitFor()
      await hearsAtNight(stage, mobile)
      await sql`update flights.fares set elsewhere = elsewhere - 1 where id = ${fare}`.execute(
        stage.product.agency.database,
      )
      await stage.product.agency.flights.work.tellWatchers()
      const link = await seatsLink(stage, size)
      await page.goto(link, { waitUntil: 'networkidle' })
      assert.equal(new URL(page.url()).searchParams.get('date'), day)
      await page.goto('/profile/watches', { waitUntil: 'networkidle' })
      await page.getByRole('heading', { level: 1, name: 'خبر پرواز' }).waitFor()
      await page.getByText(named('خبر دادیم')).first().waitFor()
      await assertFits(page, 'watches')
      await assertAccessible(page, 'watches')
      assertFaultless(visit, [/status of 400 .*connect\/token/])
    })
  }
})

function isSeen(one: Locator): Promise<boolean> {
  return one.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' })
  await alive(page, '.results-column')
  await page.getByRole('article').first().waitFor()
  await page.waitForTimeout(800)
}

async function countShown(page: Page): Promise<number> {
  const told = plain(
    await page
      .getByRole('status')
      .filter({ hasText: named('پرواز') })
      .first()
      .innerText(),
  )
  return Number(/\d+/.exec(told)?.[0])
}

async function scrolledThrough(page: Page): Promise<ReadonlySet<string>> {
  const seen = new Set<string>()
  // a slow page draws on below while nobody can scroll yet
  for (let before = -1, top = 0, still = 0; still < 8; still = top === before ? still + 1 : 0) {
    before = top
    const keys = page.locator('.long-list > li[data-key]').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const { top: from, bottom } = card.getBoundingClientRect()
        return bottom > 0 && from < innerHeight ? ((card as HTMLElement).dataset.key ?? []) : []
      }),
    )
    for (const key of await keys) seen.add(key)
    await page.evaluate(() => scrollBy({ top: 500, behavior: 'instant' }))
    await page.waitForTimeout(80)
    top = await page.evaluate(() => scrollY)
  }
  return seen
}

async function pressInFilters(page: Page, size: Size, words: string): Promise<void> {
  if (size === 'phone')
    await page
      .getByRole('button', { name: named('فیلتر') })
      .first()
      .click()
  await page
    .locator('label:visible', { hasText: named(words) })
    .first()
    .click()
}

async function soldOutFare(
  { product: { agency } }: Stage,
  size: Size,
): Promise<{ readonly fare: number; readonly flight: string }> {
  const { rows } = await sql<{ fare: number; cabin: number; airline: string; number: string }>`
    with flight as (
      select p.id, p.airline_id, p.flight_number from flights.departures p join flights.days d on d.id = p.day_id
      where d.origin = 'THR' and d.destination = 'MHD' and p.date = ${day} and p.flight_number < 9990
      order by p.departs_at offset ${size === 'phone' ? 3 : 6} limit 1)
    update flights.fares f set elsewhere = capacity - held - sold from flight
    where f.departure_id = flight.id and f.capacity > f.held + f.sold
    returning f.id as fare, f.cabin, flight.airline_id as airline, flight.flight_number::text as number`.execute(
    agency.database,
  )
  const sold = rows.find(({ cabin }) => cabin === 1)
  assert.ok(sold)
  return { fare: sold.fare, flight: `${airlineOf(sold.airline).iata} ${sold.number}` }
}

async function hearsAtNight({ product: { agency } }: Stage, mobile: string): Promise<void> {
  const { userId } = await agency.accounts.settle(`+98${mobile.slice(1)}`)
  await agency.messages.wish(userId, { ...unasked, quietHours: undefined })
}

async function seatsLink(stage: Stage, size: Size): Promise<string> {
  const wanted = size === 'desktop' ? 1 : 2
  for (let attempt = 0; attempt < 300; attempt++) {
    const inbox = await (await fetch(stage.inbox)).text()
    const links = [...new Set(inbox.match(/http:\/\/localhost:\d+\/seats\/[\da-f-]{36}/g))]
    if (links.length === wanted && links[0] !== undefined) return links[0]
    await sleep(200)
  }
  return assert.fail('no message about seats came')
}
