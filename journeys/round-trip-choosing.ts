import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { days } from './family.ts'
import { named, says } from './labels.ts'
import { amountIn, lookAt } from './look.ts'
import { inFilters } from './results-checks.ts'
import {
  askRoundTrip,
  choose,
  closeParty,
  dayIn,
  fewer,
  isClosed,
  more,
  openParty,
  roomyCards,
  takeDay,
  turnTo,
} from './searching.ts'
import { dayAhead, eventually } from './shopper.ts'
import type { Size } from './stage.ts'

/** Days before the way out cannot be chosen for the return. */
export async function noReturnBeforeTheWayOut(page: Page): Promise<void> {
  await askRoundTrip(page, { from: 'تهران', to: 'مشهد', date: days.out, back: days.back })
  const returns = page.getByRole('button', { name: named('تاریخ برگشت') })
  const chosen = await returns.innerText()
  await returns.click()
  for (const early of [dayAhead(13), dayAhead(1)]) assert.ok(await isClosed(page, early))
  await turnTo(page, dayAhead(13), 'ماه بعد')
  await dayIn(page, dayAhead(13)).click({ force: true })
  assert.equal(await returns.innerText(), chosen)
  await takeDay(page, days.back)
  await page.getByRole('button', { name: named('تایید تاریخ') }).click()
}

export async function partiesAreRefusedInWords(page: Page): Promise<void> {
  await openParty(page)
  const dialog = page.getByRole('dialog', { name: named('مسافران') })
  const told = (sentence: string) => dialog.getByText(named(sentence)).waitFor()
  const people = (count: string) => dialog.getByText(named(`${count} از ۹ نفر`)).waitFor()
  await more(page, 'کودک', 4)
  await told('هر بزرگسال می‌تواند ۳ کودک، یا ۲ کودک و ۱ نوزاد')
  await people('۴')
  await fewer(page, 'کودک', 3)
  await more(page, 'نوزاد', 2)
  await told('تعداد نوزادان نمی‌تواند بیشتر از بزرگسالان باشد')
  await people('۲')
  await fewer(page, 'نوزاد')
  await fewer(page, 'بزرگسال')
  await told('همراهی یک بزرگسال لازم است')
  await people('۱')
  await more(page, 'بزرگسال', 9)
  await told('حداکثر ۹ مسافر')
  await people('۹')
  await lookAt(page, 'nine and no more')
  await fewer(page, 'بزرگسال', 8)
  await more(page, 'کودک', 2)
  await more(page, 'نوزاد')
  await people('۴')
  await closeParty(page)
}

export async function bothWays(page: Page, size: Size): Promise<number> {
  await refundableOnly(page, size)
  const chosen = page.getByRole('region', { name: named('پروازهای انتخاب‌شده') })
  const out = await perAdult(roomyCards(page).first())
  await choose(roomyCards(page).first())
  await chosen.getByText(named('رفت‌وبرگشت، هر بزرگسال')).waitFor()
  assert.ok(says(await chosen.innerText(), 'از فهرست انتخاب کنید'))
  await listIs(page, 'مشهد به تهران')
  await lookAt(page, `round back ${size}`)
  const sum = amountIn(await roomyCards(page).first().getByText(named('رفت‌وبرگشت:')).innerText())
  await choose(roomyCards(page).first())
  await page.waitForURL(/in=/)
  const total = chosen.getByRole('status')
  const totalIs = (amount: number, what: string) =>
    eventually(async () => amountIn(await total.innerText()) === amount, what)
  await totalIs(sum, 'the bar sums up what the card said')
  const returning = new URL(page.url()).searchParams.get('in')

  await page.getByRole('link', { name: named('تغییر پرواز رفت') }).click()
  await listIs(page, 'تهران به مشهد')
  const other = await perAdult(roomyCards(page).nth(1))
  await choose(roomyCards(page).nth(1))
  await page.waitForURL(/out=/)
  assert.equal(new URL(page.url()).searchParams.get('in'), returning, 'the return stays')
  await totalIs(sum - out + other, 'another way out changes the sum by its own price')
  await page.reload({ waitUntil: 'networkidle' })
  await totalIs(sum - out + other, 'a reload keeps both')
  await lookAt(page, `round both ${size}`)
  return sum - out + other
}

export async function listIs(page: Page, direction: string): Promise<void> {
  await page
    .getByRole('status')
    .filter({ hasText: named(direction) })
    .first()
    .waitFor()
}

async function perAdult(card: ReturnType<typeof roomyCards>): Promise<number> {
  return amountIn(await card.locator('.flight-price').innerText())
}

async function refundableOnly(page: Page, size: Size): Promise<void> {
  await inFilters(page, size, () =>
    page
      .getByRole('group', { name: named('استرداد') })
      .locator('visible=true')
      .getByRole('radio', { name: named('قابل استرداد') })
      .first()
      .check(),
  )
  await page.waitForURL(/penalty|refund/i)
}

export async function onlyLeaving(page: Page, size: Size, hours: string): Promise<void> {
  const count = page
    .getByRole('status')
    .filter({ hasText: named('پرواز برای') })
    .first()
  const before = await count.innerText()
  await inFilters(page, size, () =>
    page
      .locator('label:visible', { hasText: named(hours) })
      .first()
      .click(),
  )
  await eventually(async () => (await count.innerText()) !== before, 'the list follows the filter')
}
