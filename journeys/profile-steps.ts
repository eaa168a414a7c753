import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import type { Download, Page } from 'playwright-core'
import { comeIn } from './issued-order.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { codeFor, messagesTo } from './messages.ts'
import type { Size, Stage, Visit } from './stage.ts'
import { rowsOfSheet } from './zip.ts'

interface Who {
  readonly size: Size
  readonly theme: 'light' | 'dark'
  readonly mobile: string
}

export async function visitor(stage: Stage, { size, theme, mobile }: Who): Promise<Visit> {
  const visit = await stage.visit(size, { theme })
  await comeIn(visit, stage, mobile)
  return visit
}

export function refused(status: number): RegExp {
  return new RegExp(`status of ${status}`)
}

export function field(page: Page, label: string) {
  return page.getByRole('textbox', { name: named(label) }).first()
}

export async function fillFacts(page: Page, nationalCode: string): Promise<void> {
  await field(page, 'نام خانوادگی فارسی').fill('محمدی')
  await field(page, 'نام لاتین').fill('sara')
  await field(page, 'نام خانوادگی لاتین').fill('mohammadi')
  await page.getByText(named('زن'), { exact: true }).first().click()
  const birth = page.getByRole('group', { name: named('تاریخ تولد') })
  await birth.getByRole('combobox', { name: named('روز') }).selectOption('14')
  await birth.getByRole('combobox', { name: named('ماه') }).selectOption('7')
  await birth.getByRole('combobox', { name: named('سال') }).selectOption('1368')
  await field(page, 'کد ملی').fill(nationalCode)
}

export function save(page: Page): Promise<void> {
  return page.getByRole('button', { name: named('ذخیره مشخصات') }).click()
}

export async function nothingIsLostByLeaving(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: named('سفرهای من') })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: named('تغییرها ذخیره نشده است') })
  await dialog.getByRole('button', { name: named('می‌مانم') }).click()
  assert.match(page.url(), /\/profile\/account/)
  assert.equal(await field(page, 'نام فارسی').inputValue(), 'سارا')
}

export async function putStepUpAway(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: named('تأیید دوباره') })
  await dialog.getByRole('textbox', { name: named('کد تایید') }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

export async function guessWrongThrice(
  { page, stage, mobile }: { readonly page: Page; readonly stage: Stage; readonly mobile: string },
  again: () => Promise<void>,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: named('تأیید دوباره') })
  const box = dialog.getByRole('textbox', { name: named('کد تایید') })
  await box.waitFor()
  const code = Number(await codeFor(stage, mobile))
  for (const says of ['کد نادرست است', 'کد نادرست است', 'این کد دیگر کار نمی‌کند']) {
    await box.fill('')
    await box.fill(String(code > 5000 ? code - 1 : code + 1))
    await dialog.getByText(named(says)).first().waitFor()
  }
  await dialog.getByRole('button', { name: named('ارسال دوبارهٔ کد') }).waitFor()
  await lookAt(page, 'step-up-spent')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  const codes = (await messagesTo(stage, mobile)).filter(({ text }) => /\d{4,6}/.test(text))
  await again()
  await codeFor(stage, mobile, codes.length)
}

export async function stepUp(page: Page, stage: Stage, mobile: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: named('تأیید دوباره') })
  const box = dialog.getByRole('textbox', { name: named('کد تایید') })
  await box.waitFor()
  await box.fill(await codeFor(stage, mobile))
  await dialog.waitFor({ state: 'detached' })
}

export async function downloaded(page: Page, action: () => Promise<void>): Promise<Download> {
  const waiting = page.waitForEvent('download')
  await action()
  return waiting
}

export async function sameRows(page: Page): Promise<void> {
  const shown = await page
    .getByRole('list', { name: named('گردش کیف پول') })
    .getByRole('listitem')
    .allInnerTexts()
  const download = await downloaded(page, () => page.getByRole('link', { name: named('خروجی اکسل') }).click())
  const [, ...rows] = rowsOfSheet(readFileSync(await download.path()))
  assert.equal(rows.length, shown.length)
  assert.ok(rows.length >= 2)
  rows.forEach((row, at) => {
    const [amount, balance] = row.slice(-2).map((rial) => (Number(rial) / 10).toLocaleString('en-US'))
    assert.ok(
      shown[at]?.includes(amount ?? '?') && shown[at]?.includes(balance ?? '?'),
      `${row} ${shown[at]}`,
    )
  })
}

export async function giveOneBack(
  stage: Stage,
  orderId: string,
  userId: string,
): Promise<{ number: string }> {
  const { refunds, orders } = stage.product.agency
  const items = [{ passenger: 0, leg: 0 }]
  const { quoteId } = await refunds.quote({ orderId, userId, items })
  const typed = { iban: '', cardNumber: '', bankAccountNumber: '', holderName: '', savedAccountId: '' }
  await refunds.create(userId, {
    ...typed,
    orderId,
    quoteId,
    items,
    reasonId: 1,
    destination: 'wallet',
    agreement: true,
  })
  const { orderNumber } = await orders.detailsOf(userId, orderId)
  return { number: orderNumber }
}

export function persian(digits: string): string {
  return digits.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? digit)
}

export async function slowly(page: Page): Promise<void> {
  await page.route(/\.data(\?|$)/, async (route) => {
    await new Promise((passed) => setTimeout(passed, 700))
    await route.continue()
  })
}

export function countShifts(): void {
  const counted = Object.assign(globalThis, { shifted: [] as Shift[] })
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as unknown as ShiftEntry[])
      if (!hadRecentInput)
        counted.shifted.push({
          value,
          moved: sources.map(({ node, previousRect: from, currentRect: to }) => {
            const name = node instanceof Element ? `${node.tagName}.${node.className}` : '?'
            return `${name} from ${from.x} ${from.y} to ${to.x} ${to.y} at ${location.pathname}`
          }),
        })
  }).observe({ type: 'layout-shift', buffered: true })
}

export interface Shift {
  readonly value: number
  readonly moved: readonly string[]
}

interface ShiftEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

export function shiftsOf(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(() => (globalThis as unknown as { shifted: Shift[] }).shifted)
}
