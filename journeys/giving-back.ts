import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { isCardNumber } from '#money/bank-account.ts'
import { named } from './labels.ts'

export async function toBank(page: Page, { iban, holder }: { iban: string; holder: string }): Promise<void> {
  await page.getByRole('radio', { name: named('حساب بانکی') }).check()
  await page.getByRole('textbox', { name: named('شماره شبا') }).fill(iban)
  await page.getByText(named('بانک ملی ایران')).waitFor()
  await page.getByRole('textbox', { name: named('نام صاحب حساب') }).fill(holder)
}

export async function toCard(
  page: Page,
  { ending, holder }: { ending: string; holder: string },
): Promise<void> {
  await page.getByRole('radio', { name: named('حساب بانکی') }).check()
  await page.getByRole('textbox', { name: named('شماره کارت') }).fill(cardEnding(ending))
  await page.getByText(named('بانک ملی ایران')).waitFor()
  await page.getByRole('textbox', { name: named('نام صاحب حساب') }).fill(holder)
}

function cardEnding(ending: string): string {
  const tries = Array.from({ length: 10 }, (_, digit) => `60379912345${digit}${ending}`)
  const [card = ''] = tries.filter(isCardNumber)
  return card
}

/** Reason, consent and the button with the penalty; `presses` simulates impatience. */
export async function sendRefund(page: Page, presses = 1): Promise<void> {
  await page.getByRole('combobox', { name: named('دلیل استرداد') }).selectOption({ index: 1 })
  await page.getByRole('checkbox', { name: named('قوانین را می‌پذیرم') }).check()
  const button = page.getByRole('button', { name: named('ثبت استرداد، با جریمه') })
  assert.match(await button.innerText(), /[1-9][\d,]+/)
  await button.click({ clickCount: presses })
}
