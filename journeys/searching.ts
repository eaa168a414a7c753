import type { Locator, Page } from 'playwright-core'
import { weekdayDayMonth } from '#calendar/formatted.ts'
import { named } from './labels.ts'
import { chooseRoute, closeDays } from './traveller.ts'

export async function openAbroad(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page
    .getByRole('navigation', { name: named('محصول‌ها') })
    .getByRole('link', { name: named('خارجی') })
    .click()
  await page.waitForURL(/product=international/)
}

export async function chooseTrip(page: Page, trip: 'یک‌طرفه' | 'رفت‌وبرگشت' | 'چندمسیره'): Promise<void> {
  const kinds = page.getByRole('group', { name: named('نوع سفر') })
  await kinds.getByRole('radio', { name: named(trip) }).check()
}

export interface Leg {
  readonly from: string
  readonly to: string
  readonly date: string
}

export async function fillLeg(page: Page, number: string, { from, to, date }: Leg): Promise<void> {
  const leg = legOf(page, number)
  for (const [label, typed] of [
    ['مبدا', from],
    ['مقصد', to],
  ] as const) {
    const box = leg.getByRole('combobox', { name: named(label) })
    // where the leg before ends this one begins, and its end may be asked for already, over the whole screen of a phone
    if ((await box.inputValue()) === typed) continue
    await box.click()
    await box.fill(typed)
    await leg
      .getByRole('option', { name: new RegExp(`^${named(typed).source}`) })
      .first()
      .click()
  }
  await closeDays(page)
  await leg.getByRole('button', { name: named('تاریخ') }).click()
  await takeDay(page, date)
}

export function legOf(page: Page, number: string) {
  return page.getByRole('group', { name: named(`مسیر ${number}`) })
}

export function dayIn(page: Page, date: string) {
  const words = named(weekdayDayMonth(Temporal.PlainDate.from(date))).source
  return page
    .getByRole('dialog')
    .getByRole('gridcell')
    .getByRole('button', { name: new RegExp(`^${words}(،|$)`) })
}

export async function takeDay(page: Page, date: string): Promise<void> {
  await turnTo(page, date, 'ماه بعد')
  await dayIn(page, date).click()
}

/** A calendar opens at the month of what is chosen; on a phone all months lie below each other. */
export async function turnTo(page: Page, date: string, towards: 'ماه قبل' | 'ماه بعد'): Promise<void> {
  await page.getByRole('dialog').getByRole('gridcell').first().waitFor()
  if ((await dayIn(page, date).count()) === 0)
    await page.getByRole('button', { name: named(towards) }).click()
}

/** A day of a month that cannot be turned to is closed as well. */
export async function isClosed(page: Page, date: string): Promise<boolean> {
  const back = page.getByRole('button', { name: named('ماه قبل') })
  await page.getByRole('dialog').getByRole('gridcell').first().waitFor()
  if ((await dayIn(page, date).count()) > 0) return dayIn(page, date).isDisabled()
  if ((await back.count()) === 0 || (await back.isDisabled())) return true
  await back.click()
  return dayIn(page, date).isDisabled()
}

type Group = 'بزرگسال' | 'کودک' | 'نوزاد'

export async function openParty(page: Page): Promise<void> {
  await page.getByRole('button', { name: named('مسافران') }).click()
  await page.getByRole('dialog', { name: named('مسافران') }).waitFor()
}

export async function more(page: Page, group: Group, times = 1): Promise<void> {
  await step(page, `یک ${group} بیشتر`, times)
}

export async function fewer(page: Page, group: Group, times = 1): Promise<void> {
  await step(page, `یک ${group} کمتر`, times)
}

async function step(page: Page, name: string, times: number): Promise<void> {
  const button = page.getByRole('button', { name: named(name) })
  // a press beyond the limit shows the rule
  for (let press = 0; press < times; press++) await button.click({ force: true })
}

export async function closeParty(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: named('مسافران') })
  await dialog.getByRole('button', { name: named('تایید') }).click()
  await dialog.waitFor({ state: 'hidden' })
}

export async function searchNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: named('جستجوی پرواز') }).click()
  await page.waitForURL(/\/plp\?/)
  await page.getByRole('article').first().waitFor({ timeout: 60_000 })
}

export async function askRoundTrip(
  page: Page,
  { from, to, date, back }: Leg & { back: string },
): Promise<void> {
  await chooseTrip(page, 'رفت‌وبرگشت')
  await chooseRoute(page, from, to)
  await page
    .getByRole('button', { name: named('تاریخ رفت') })
    .first()
    .click()
  await takeDay(page, date)
  await takeDay(page, back)
  await page.getByRole('button', { name: named('تایید تاریخ') }).click()
}

export function roomyCards(page: Page) {
  return page
    .getByRole('article')
    .filter({ hasNotText: named('صندلی مانده') })
    .filter({ has: page.getByRole('link', { name: wayOn }) })
}

/** A flight sold in one fare is chosen on its card, any other among its fares. */
export const wayOn = named('انتخاب پرواز', 'دیدن')

/** Chooses a flight, of several fares the cheapest. */
export async function choose(card: Locator): Promise<void> {
  await openFares(card)
  await card
    .getByRole('link', { name: named('انتخاب پرواز') })
    .first()
    .click()
}

export async function openFares(card: Locator): Promise<void> {
  const fares = card.getByRole('link', { name: named('دیدن') })
  await card.getByRole('link', { name: wayOn }).first().waitFor()
  if (await fares.isVisible()) await fares.click()
}

export async function chooseFirst(page: Page): Promise<void> {
  await choose(
    page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: wayOn }) })
      .first(),
  )
}
