import type { Page } from 'playwright-core'
import { samplePeople } from '#demo/sample-data.ts'
import { named } from './labels.ts'
import { codeFor } from './messages.ts'
import type { Stage } from './stage.ts'

/** The next 23:30 in Tehran, when today has no more flights. */
export function lateTonight(): Temporal.ZonedDateTime {
  const now = Temporal.Now.zonedDateTimeISO('Asia/Tehran')
  const tonight = now.withPlainTime('23:30')
  const isGone = Temporal.ZonedDateTime.compare(tonight, now) < 0
  return isGone ? tonight.add({ days: 1 }) : tonight
}

/** After both, so that no browser's own clock is ahead of the server's: what is held would be over there. */
export function noonOfTomorrow(): Temporal.ZonedDateTime {
  return lateTonight().add({ days: 1 }).withPlainTime('12:00')
}

export async function choosePlace(page: Page, typed: string): Promise<void> {
  await page.keyboard.type(typed, { delay: 30 })
  await page.getByRole('option').first().waitFor()
  await page.waitForTimeout(400)
  await page.keyboard.press('Enter')
}

/** Sara's gender, day of birth, and then the fields by their labels. */
export async function fillByKeys(
  page: Page,
  fields: readonly (readonly [label: string, value: string])[] = byNationalCode,
): Promise<void> {
  await tabTo(page, 'مرد', 'زن', 'آقا', 'خانم')
  for (const key of ['Space', 'ArrowLeft']) await page.keyboard.press(key)
  await dateByKeys(page, [14, 7, 25])
  for (const [label, value] of fields) {
    await tabTo(page, label)
    await page.keyboard.type(value)
  }
}

const { sara } = samplePeople
export const saraByName = [
  ['نام لاتین', sara.firstName],
  ['نام خانوادگی لاتین', sara.lastName],
  ['نام فارسی', sara.firstNameFarsi],
  ['نام خانوادگی فارسی', sara.lastNameFarsi],
] as const
const byNationalCode = [...saraByName, ['کد ملی', sara.nationalCode]] as const

/** The next date's three lists, each so many entries down. */
export async function dateByKeys(page: Page, steps: readonly [number, number, number]): Promise<void> {
  for (const [place, part] of ['روز', 'ماه', 'سال'].entries()) {
    await tabTo(page, part)
    for (let step = 0; step < (steps[place] ?? 0); step++) await page.keyboard.press('ArrowDown')
  }
}

export async function pressOn(page: Page, ...labels: readonly string[]): Promise<void> {
  await tabTo(page, ...labels)
  await page.keyboard.press('Enter')
}

/** Presses Tab until the control has the focus, once around the page at most. */
export async function tabTo(page: Page, ...labels: readonly string[]): Promise<void> {
  const wanted = new RegExp(`^\\s*(?:${named(...labels).source})`)
  for (let step = 0; step < 250; step++) {
    if (wanted.test(await focusedName(page))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no way by keyboard to ${labels.join(' / ')}`)
}

export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return ''
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
    const by = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const words = [...labels, ...by.map((id) => document.querySelector(`[id="${id}"]`))]
    const written = words.map((one) => one?.textContent ?? '').join(' ')
    const isField = element.matches('input, select, textarea')
    return element.getAttribute('aria-label') ?? (isField ? written : (element.textContent ?? ''))
  })
}

export async function signInByKeys(page: Page, stage: Stage, mobile: string): Promise<void> {
  await page.getByRole('textbox', { name: named('شماره موبایل') }).waitFor()
  await tabTo(page, 'شماره موبایل')
  await page.keyboard.type(mobile)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: named('کد تایید') }).waitFor()
  await tabTo(page, 'کد تایید')
  await page.keyboard.type(await codeFor(stage, mobile))
}

/** The terms, and the bank. */
export async function agreeByKeys(page: Page): Promise<void> {
  await tabTo(page, 'را خوانده‌ام')
  await page.keyboard.press('Space')
  await tabTo(page, 'پرداخت')
  await page.keyboard.press('Enter')
}
