import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import type { FlightThere } from './at-suppliers.ts'
import { sendRefund } from './giving-back.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { ticketText } from './paid-tickets.ts'
import { wayOn } from './searching.ts'
import { balanceOf } from './shopper.ts'
import type { Stage } from './stage.ts'

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
