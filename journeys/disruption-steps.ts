import type { Page } from 'playwright-core'
import { persianDigits } from '#money/digits.ts'
import { inToman } from '#money/formatted.ts'
import { rial } from '#money/rial.ts'
import type { FullFlight } from './full-flight.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'

/** Read first: how many, what they hear and get; then proposed. */
export async function cancelAtDesk(page: Page, flight: FullFlight): Promise<void> {
  const { flightNumber, date, price, aboard } = flight
  await page.goto('/desk/flights')
  await page.getByLabel('شمارهٔ پرواز').fill(flightNumber)
  await page.getByLabel('روز پرواز').fill(date.toString())
  await page.getByLabel('چه شده است').selectOption('cancelled')
  await page.getByRole('button', { name: named('بسنج') }).click()
  const figures = page.getByRole('region', { name: named('چه چیزی تغییر می‌کند') })
  await figures.getByText(persianDigits(aboard.length)).first().waitFor({ timeout: 120_000 })
  await figures.getByText(named(inToman(rial(price * aboard.length)))).waitFor()
  const told = page.getByRole('row', { name: named('پیام لغو پرواز') })
  await told.getByText(persianDigits(aboard.length)).waitFor()
  await told.getByText('همهٔ پول بلیت بی‌جریمه').waitFor()
  await lookAt(page, 'desk-disruption')
  await page.getByLabel('دلیل').fill('لغو پرواز از سوی ایرلاین، تلفنی')
  await page.getByRole('button', { name: named('پیشنهاد لغو به نفر دوم') }).click()
  await page.getByText('در انتظار نفر دوم است').waitFor()
}

export async function proposeMassRefund(
  page: Page,
  { flightNumber, date, aboard }: FullFlight,
): Promise<void> {
  await page.goto('/desk/mass-refunds')
  await page.getByRole('button', { name: named('استرداد گروهی تازه') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('شمارهٔ پرواز').fill(flightNumber)
  await dialog.getByLabel('روز پرواز').fill(date.toString())
  await dialog.getByLabel('دلیل').fill('لغو پرواز از سوی ایرلاین')
  await dialog.getByRole('button', { name: named('پیشنهاد به نفر دوم') }).click()
  await dialog.getByText(`${persianDigits(aboard.length)} سفارش`).waitFor({ timeout: 120_000 })
}

/** By a second person, of the newest proposal of this kind. */
export async function approveNewest(page: Page, title: string): Promise<void> {
  await page.goto('/desk/approvals')
  await page.getByRole('link', { name: title }).first().click()
  await page.getByRole('button', { name: named('تأیید و انجام') }).click()
  await page.getByText('تأیید شد: مینا رحیمی').waitFor()
}
