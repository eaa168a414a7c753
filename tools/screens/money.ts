import type { Page } from 'playwright-core'
import { demoVouchers } from '#demo/sample-data.ts'
import { rial } from '#money/rial.ts'
import { dayOf } from '#wallet/days.ts'
import { comeIn, issuedFor } from '../../journeys/issued-order.ts'
import { named } from '../../journeys/labels.ts'
import { agreeToTerms, fillWallet, pay, payWithCard, toConfirm, type Wish } from '../../journeys/shopper.ts'
import type { Stage } from '../../journeys/stage.ts'
import { solveCaptcha } from '../../journeys/traveller.ts'
import { type Look, type Take, taking } from './picture.ts'

export async function walkMoney(stage: Stage, look: Look): Promise<void> {
  await using visit = await stage.visit(look.size, { theme: look.theme })
  const { page } = visit
  const take = taking(page, look)
  await fillWallet(stage, look.mobile, 5_000_000)
  const { orderId } = await issuedFor(stage, look.mobile, ({ refund }) => refund.penaltyNow !== null)
  await comeIn(visit, stage, look.mobile)
  await walkConfirmation(page, stage, take)
  await walkRefund(page, orderId, take)
  await walkWallet(page, stage, take)
  const order = await stage.product.agency.orders.order(orderId)
  await walkTracking(page, { orderNumber: order?.orderNumber ?? '', mobile: look.mobile }, take)
  await page.goto('/refund-promise', { waitUntil: 'networkidle' })
  await take('22-refund-promise', 'whole')
}

async function walkConfirmation(page: Page, stage: Stage, take: Take): Promise<void> {
  await ready(page, stage, { flight: 'W5 9997', daysAhead: 8 })
  await pay(page)
  await page.getByRole('alert', { name: named('قیمت این پرواز را تغییر داد') }).waitFor()
  await take('11-price-change', 'whole')

  await ready(page, stage, { daysAhead: 9 })
  await pay(page)
  await payWithCard(page, '0000')
  await page.getByRole('heading', { name: named('پرداخت ناموفق') }).waitFor()
  await take('12-payment-failed', 'whole')

  await ready(page, stage, { daysAhead: 10 })
  await page.getByRole('textbox', { name: named('کد تخفیف') }).fill(demoVouchers.open.code)
  await page.getByRole('button', { name: named('اعمال') }).click()
  await page.getByRole('button', { name: named('حذف') }).waitFor()
  await page.getByRole('switch', { name: named('کیف پول') }).check()
  await page.getByRole('radio', { name: named('هایپرپی') }).check()
  await take('13-confirm-parts', 'whole')
  await pay(page)
  await page.waitForURL(/\/confirm\/hyperpay\?id=/)
  await page.getByRole('textbox', { name: named('شماره کارت') }).waitFor()
  await take('14-hyperpay', 'whole')
}

async function ready(page: Page, stage: Stage, wish: Wish): Promise<void> {
  await toConfirm(page, stage, wish)
  await solveCaptcha(page, stage)
  await agreeToTerms(page)
}

async function walkRefund(page: Page, orderId: string, take: Take): Promise<void> {
  const request = `/profile/my-travels/order-details/flight-order-items?orderId=${orderId}`
  await page.goto(request, { waitUntil: 'networkidle' })
  await page.getByRole('checkbox').first().check()
  await page.getByRole('combobox', { name: named('دلیل استرداد') }).selectOption({ index: 1 })
  await page.getByRole('radio', { name: named('حساب بانکی') }).check()
  await page.getByRole('textbox', { name: named('شماره شبا') }).fill('820540102680020817909002')
  await page.getByRole('textbox', { name: named('نام صاحب حساب') }).fill('سارا محمدی')
  await take('15-refund', 'whole')
  await page.getByRole('radio', { name: named('کیف پول') }).check()
  await page.getByRole('checkbox', { name: named('قوانین را می‌پذیرم') }).check()
  await page.getByRole('button', { name: named('ثبت استرداد، با جریمه') }).click()
  await page.getByRole('heading', { name: named('استرداد انجام شد') }).waitFor()
  await take('16-refund-done', 'whole')
  await page.goto(`/profile/my-travels/order-details?orderId=${orderId}`, { waitUntil: 'networkidle' })
  await take('17-order-refunded', 'whole')
}

async function walkWallet(page: Page, stage: Stage, take: Take): Promise<void> {
  await page.goto('/profile/transactions', { waitUntil: 'networkidle' })
  await take('18-transactions', 'whole')
  await page.goto('/profile/transactions?topUp=1', { waitUntil: 'networkidle' })
  const dialog = page.getByRole('dialog', { name: named('افزایش موجودی') })
  await dialog.getByRole('textbox').fill('250000')
  await dialog.getByRole('radio').first().waitFor({ state: 'attached' })
  await take('19-top-up')
  await bankStates(stage)
  await stage.product.agency.wallet.work.closeDay()
  await page.goto('/proof', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: named('بررسی سهم من') }).click()
  // a day's proof closes once: the first traveller is in it, later ones are not
  await page.getByText(named('در این گواهی هست', 'پولی از شما نزد ما نبوده است')).waitFor()
  const steps = page.getByText(named('گام‌های بررسی'))
  if (await steps.isVisible()) await steps.click()
  await take('20-proof', 'whole')
}

async function bankStates({ product: { agency } }: Stage): Promise<void> {
  await agency.wallet.enterBalance({ day: dayOf(agency.clock.now()), balance: rial(48_215_600_000) })
}

async function walkTracking(
  page: Page,
  of: { readonly orderNumber: string; readonly mobile: string },
  take: Take,
): Promise<void> {
  await page.goto('/track', { waitUntil: 'networkidle' })
  await page.getByRole('textbox', { name: named('شماره سفارش') }).fill(of.orderNumber)
  await page.getByRole('textbox', { name: named('شماره موبایل') }).fill(of.mobile)
  await page.getByRole('button', { name: named('پیگیری سفارش') }).click()
  await page.getByRole('region', { name: named('سفارش') }).waitFor()
  await take('21-track', 'whole')
}
