import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { alive } from './alive.ts'
import type { FlightThere } from './at-suppliers.ts'
import { sendRefund } from './giving-back.ts'
import { named } from './labels.ts'
import { amountIn, lookAt } from './look.ts'
import { ticketText } from './paid-tickets.ts'
import { wayOn } from './searching.ts'
import { balanceOf } from './shopper.ts'
import type { Size, Stage } from './stage.ts'

export async function allHaveResponded(page: Page): Promise<void> {
  await page.getByText(named('فهرست کامل شد')).waitFor()
  const later = page.getByRole('button', { name: named('پیشنهاد تازه') })
  if (await later.isVisible()) await later.click()
}

export function cardOfFlight(page: Page, { flight }: FlightThere): Locator {
  return page
    .getByRole('article')
    .filter({ hasText: flight })
    .filter({ has: page.getByRole('link', { name: wayOn }) })
    .first()
}

export async function ticketSays(page: Page, number: string | undefined): Promise<void> {
  assert.ok(number, 'the seller has issued a ticket')
  const ticket = (await ticketText(page)).replaceAll(/\D/g, '')
  assert.ok(ticket.includes(number), `${number} is printed`)
}

export async function giveBack(page: Page, stage: Stage, mobile: string): Promise<void> {
  const before = await balanceOf(stage, mobile)
  await page
    .getByRole('link', { name: named('جزئیات سفارش') })
    .first()
    .click()
  await page.waitForURL(/order-details/)
  await page.getByRole('link', { name: named('درخواست استرداد') }).click()
  await page.waitForURL(/flight-order-items/)
  await page.getByRole('radio', { name: named('کیف پول') }).check()
  await lookAt(page, 'a seat of another seller goes back')
  await sendRefund(page)
  await page.getByRole('heading', { name: named('استرداد انجام شد') }).waitFor()
  assert.ok((await balanceOf(stage, mobile)) > before)
}

/** Its seat is in the sum before it is paid; toman. */
export async function seatByKeyboard(page: Page, size: Size) {
  await alive(page, '#passengers')
  const before = amountIn(await page.locator('.summary-total').innerText())
  const opener = page.getByRole('button', { name: named('انتخاب صندلی') })
  await opener.focus()
  await page.keyboard.press('Enter')
  const map = page.getByRole('radiogroup', { name: named('صندلی‌های TK 873') })
  const free = map.locator('input:enabled')
  await free.first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  const designator = await map.locator('input:checked').inputValue()
  assert.notEqual(designator, await free.first().inputValue())
  const label = await map.locator('input:checked').getAttribute('aria-label')
  await lookAt(page, `seats to choose ${size}`)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: named(`صندلی ${designator}`) }).waitFor()
  const price = label?.includes('رایگان') === true ? 0 : amountIn(label?.split('،').at(-1) ?? '')
  assert.equal(amountIn(await page.locator('.summary-total').innerText()), before + price)
  return { designator, price }
}
