// npm run screens: every screen at 390 and 1440, by day and by night, into shots/.
import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { named } from '../journeys/labels.ts'
import { openStage, type Size, type Stage } from '../journeys/stage.ts'
import { fillPassenger, payAtBank, signIn, solveCaptcha } from '../journeys/traveller.ts'
import { chromiumPath } from './chromium.ts'

process.env.CHROME_PATH = await chromiumPath()
mkdirSync('shots', { recursive: true })
const day = Temporal.Now.plainDateISO('Asia/Tehran').add({ days: 12 }).toString()
await using stage = await openStage({ BRAND: process.env.BRAND ?? 'parastoo', HOLDS_PER_ADDRESS: '50' })
let traveller = 0
for (const size of ['desktop', 'phone'] as const)
  for (const theme of ['light', 'dark'] as const) await walk(stage, size, theme)
process.exit(0)

/** The purchase from home to ticket, with a picture at every screen. */
async function walk(on: Stage, size: Size, theme: 'light' | 'dark'): Promise<void> {
  await using visit = await on.visit(size, { theme })
  const { page } = visit
  const take = (name: string, fullPage = false) => picture(page, `${name}-${size}-${theme}`, fullPage)
  await page.goto('/', { waitUntil: 'networkidle' })
  await take('01-home')
  await page.goto(`/plp?origin=THR&destination=MHD&date=${day}`, { waitUntil: 'networkidle' })
  await take('02-results')
  await page
    .getByRole('button', { name: named('جزئیات') })
    .first()
    .click()
  await page.getByText(named('جریمه')).first().waitFor()
  await take('03-details')
  await page
    .getByRole('link', { name: named('انتخاب پرواز') })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  await take('04-login')
  await signIn(page, on, `0912555000${++traveller}`)
  await page.waitForURL(/add-passenger/)
  await fillPassenger(page)
  await take('05-passengers', true)
  await page.getByRole('button', { name: named('ادامه') }).click()
  await page.waitForURL(/confirm/)
  await page.getByRole('textbox', { name: named('کد امنیتی') }).waitFor()
  await take('06-confirm', true)
  await solveCaptcha(page, on)
  await page.getByRole('checkbox', { name: named('می‌پذیرم') }).check()
  await page.getByRole('button', { name: named('پرداخت') }).click()
  await payAtBank(page)
  await page.waitForURL(/\/payment\//)
  await page.getByText(named('بلیت شما صادر شد')).first().waitFor()
  await take('07-ticket', true)
  for (const [name, path] of [
    ['08-profile', '/profile'],
    ['09-trips', '/profile/my-travels'],
    ['10-missing', '/no-such-page'],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await take(name)
  }
}

async function picture(page: Page, name: string, fullPage: boolean): Promise<void> {
  await page.waitForTimeout(600)
  await page.screenshot({ path: `shots/${name}.png`, fullPage })
  console.log(`shots/${name}.png`)
}
