import assert from 'node:assert/strict'
import { after, before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { samplePeople } from '#demo/sample-data.ts'
import { MovableClock } from '#server/clock.ts'
import { named } from './labels.ts'
import { codeFor } from './messages.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'

suite('without a mouse', () => {
  const clock = new MovableClock()
  let stage: Stage

  before(async () => {
    clock.set(noonOf(lateTonight()).toInstant())
    stage = await openStage({}, clock)
  })
  after(() => stage[Symbol.asyncDispose]())

  for (const [hour, at, mobile] of [
    ['noon', noonOf(lateTonight()), '09121110003'],
    ['23:30', lateTonight(), '09121110004'],
  ] as const)
    test(`a ticket is bought wholly by keyboard at ${hour}`, async () => {
      clock.set(at.toInstant())
      await buyByKeys(mobile, hour)
    })

  async function buyByKeys(mobile: string, hour: 'noon' | '23:30'): Promise<void> {
    await using visit = await stage.visit('desktop')
    const { page } = visit
    await page.goto('/', { waitUntil: 'networkidle' })
    await tabTo(page, 'مبدا')
    await choosePlace(page, 'jivhk')
    assert.match(await focusedName(page), named('مقصد'))
    await choosePlace(page, 'mhd')
    await pricesKnown(page, hour)
    if (hour === '23:30') {
      await page.keyboard.press('Enter') // today may be stood on, not chosen
      await pricesKnown(page, hour)
    }
    for (const key of ['ArrowDown', 'ArrowLeft', 'Enter']) await page.keyboard.press(key)
    assert.match(await focusedName(page), named('جستجوی پرواز'))
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/plp\?/)
    await page.getByRole('article').first().waitFor()
    await tabTo(page, 'دیدن')
    await page.keyboard.press('Enter')
    await tabTo(page, 'انتخاب پرواز')
    await page.keyboard.press('Enter')
    await signInByKeys(page, mobile)
    await page.waitForURL(/add-passenger/)
    await page
      .getByRole('textbox', { name: named('نام لاتین') })
      .first()
      .waitFor()
    await fillByKeys(page)
    await page.waitForURL(/confirm/)
    await agreeByKeys(page)
    await page.waitForURL(/StartPay/)
    await tabTo(page, 'پرداخت')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/payment\//)
    await page.getByText(named('بلیت شما صادر شد')).first().waitFor({ timeout: 60_000 })
    assertFaultless(visit)
  }

  async function signInByKeys(page: Page, mobile: string): Promise<void> {
    await page.getByRole('textbox', { name: named('شماره موبایل') }).waitFor()
    await tabTo(page, 'شماره موبایل')
    await page.keyboard.type(mobile)
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: named('کد تایید') }).waitFor()
    await tabTo(page, 'کد تایید')
    await page.keyboard.type(await codeFor(stage, mobile))
  }

  async function agreeByKeys(page: Page): Promise<void> {
    await tabTo(page, 'را خوانده‌ام')
    await page.keyboard.press('Space')
    await tabTo(page, 'پرداخت')
    await page.keyboard.press('Enter')
  }
})

/** The next 23:30 in Tehran, when today has no more flights. */
function lateTonight(): Temporal.ZonedDateTime {
  const now = Temporal.Now.zonedDateTimeISO('Asia/Tehran')
  const tonight = now.withPlainTime('23:30')
  const isGone = Temporal.ZonedDateTime.compare(tonight, now) < 0
  return isGone ? tonight.add({ days: 1 }) : tonight
}

function noonOf(day: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  return day.withPlainTime('12:00')
}

/** Prices are loaded, late at night today has no flight, and the focus is still on it. */
async function pricesKnown(page: Page, hour: 'noon' | '23:30'): Promise<void> {
  const today = page.locator('.day[data-today]')
  await today.waitFor()
  await today.locator('.day-waiting').waitFor({ state: 'detached' })
  const words = (await today.getAttribute('aria-label')) ?? ''
  assert.equal(named('بدون پرواز').test(words), hour === '23:30', words)
  assert.ok(await today.evaluate((day) => day === document.activeElement))
}

async function choosePlace(page: Page, typed: string): Promise<void> {
  await page.keyboard.type(typed, { delay: 30 })
  await page.getByRole('option').first().waitFor()
  await page.waitForTimeout(400)
  await page.keyboard.press('Enter')
}

async function fillByKeys(page: Page): Promise<void> {
  const { sara } = samplePeople
  const fields = [
    ['نام لاتین', sara.firstName],
    ['نام خانوادگی لاتین', sara.lastName],
    ['نام فارسی', sara.firstNameFarsi],
    ['نام خانوادگی فارسی', sara.lastNameFarsi],
    ['کد ملی', sara.nationalCode],
  ] as const
  await tabTo(page, 'مرد', 'زن', 'آقا', 'خانم')
  for (const key of ['Space', 'ArrowLeft']) await page.keyboard.press(key)
  for (const [part, steps] of [
    ['روز', 14],
    ['ماه', 7],
    ['سال', 25],
  ] as const) {
    await tabTo(page, part)
    for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowDown')
  }
  for (const [label, value] of fields) {
    await tabTo(page, label)
    await page.keyboard.type(value)
  }
  await tabTo(page, 'ادامه')
  await page.keyboard.press('Enter')
}

/** Presses Tab until the control has the focus, once around the page at most. */
async function tabTo(page: Page, ...labels: readonly string[]): Promise<void> {
  const wanted = new RegExp(`^\\s*(?:${named(...labels).source})`)
  for (let step = 0; step < 250; step++) {
    if (wanted.test(await focusedName(page))) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`no way by keyboard to ${labels.join(' / ')}`)
}

function focusedName(page: Page): Promise<string> {
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
