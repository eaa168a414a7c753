import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { samplePeople } from '#demo/sample-data.ts'
import { digitsOf } from '#server/captcha/digits.ts'
import { named } from './labels.ts'
import { codeFor } from './messages.ts'
import type { Stage } from './stage.ts'

export async function chooseRoute(page: Page, origin: string, destination: string): Promise<void> {
  for (const [label, typed] of [
    ['مبدا', origin],
    ['مقصد', destination],
  ] as const) {
    const box = page.getByRole('combobox', { name: named(label) })
    await box.click()
    // until somebody comes near it is a select
    await box.and(page.locator('input')).fill(typed)
    await page
      .getByRole('option', { name: named(typed) })
      .first()
      .click()
  }
  await closeDays(page)
}

/** A destination leads on to the calendar where no day is chosen yet. */
export async function closeDays(page: Page): Promise<void> {
  const days = page.getByRole('dialog', { name: named('تاریخ') })
  if (!(await days.isVisible())) return
  await page.keyboard.press('Escape')
  await days.waitFor({ state: 'hidden' })
}

export async function chooseDay(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: named('تاریخ رفت') })
    .first()
    .click()
  const open = page.getByRole('gridcell').getByRole('button', { disabled: false })
  await open.nth(12).click()
  const confirm = page.getByRole('button', { name: named('تایید تاریخ') })
  if (await confirm.isVisible()) await confirm.click()
}

export async function signIn(page: Page, stage: Stage, mobile: string): Promise<void> {
  await page.getByRole('textbox', { name: named('شماره موبایل') }).fill(mobile)
  await page.getByRole('button', { name: named('دریافت کد') }).click()
  const box = page.getByRole('textbox', { name: named('کد تایید') })
  await box.waitFor()
  const code = await codeFor(stage, mobile)
  await box.fill(otherThan(code))
  await page.getByText(named('کد درست نیست', 'کد نادرست')).first().waitFor()
  await box.fill(code)
}

function otherThan(code: string): string {
  return code.replace(/./g, (digit) => String((Number(digit) + 1) % 10))
}

export async function fillPassenger(page: Page): Promise<void> {
  const { sara } = samplePeople
  await page
    .getByRole('textbox', { name: named('نام لاتین') })
    .first()
    .fill(sara.firstName)
  await page
    .getByRole('textbox', { name: named('نام خانوادگی لاتین') })
    .first()
    .fill(sara.lastName)
  await page
    .getByRole('textbox', { name: named('نام فارسی') })
    .first()
    .fill(sara.firstNameFarsi)
  await page
    .getByRole('textbox', { name: named('نام خانوادگی فارسی') })
    .first()
    .fill(sara.lastNameFarsi)
  await page
    .getByRole('radio', { name: named('زن', 'خانم') })
    .first()
    .check()
  const birth = page.getByRole('group', { name: named('تاریخ تولد') }).first()
  await birth.getByRole('combobox', { name: named('روز') }).selectOption({ index: 14 })
  await birth.getByRole('combobox', { name: named('ماه') }).selectOption({ index: 7 })
  await birth.getByRole('combobox', { name: named('سال') }).selectOption({ label: '۱۳۶۸' })
  await page
    .getByRole('textbox', { name: named('کد ملی') })
    .first()
    .fill(sara.nationalCode)
}

export async function solveCaptcha(page: Page, stage: Stage): Promise<void> {
  const address = await page.getByRole('img', { name: named('تصویر کد امنیتی') }).getAttribute('src')
  const captchaId = address?.split('/').at(-1)
  assert.ok(captchaId, 'the captcha has no picture')
  const digits = digitsOf(stage.product.settings.secrets.pepper, captchaId)
  await page.getByRole('textbox', { name: named('کد امنیتی') }).fill(digits)
}

export async function payAtBank(page: Page): Promise<void> {
  await page.waitForURL(/StartPay/)
  await page.getByRole('button', { name: named('پرداخت') }).click()
}
