import { named } from '../../journeys/labels.ts'
import { chooseFirst } from '../../journeys/searching.ts'
import type { Stage } from '../../journeys/stage.ts'
import { fillPassenger, payAtBank, signIn } from '../../journeys/traveller.ts'
import { type Look, taking } from './picture.ts'

export async function walkPurchase(stage: Stage, look: Look): Promise<void> {
  await using visit = await stage.visit(look.size, { theme: look.theme })
  const { page } = visit
  const take = taking(page, look)
  const day = Temporal.Now.plainDateISO('Asia/Tehran').add({ days: 12 }).toString()
  await page.goto('/', { waitUntil: 'networkidle' })
  await take('01-home')
  await page.goto(`/plp?origin=THR&destination=MHD&date=${day}`, { waitUntil: 'networkidle' })
  await take('02-results')
  await page
    .getByRole('button', { name: named('جزئیات') })
    .first()
    .click()
  await page.getByRole('article').getByText(named('جریمه')).first().waitFor()
  await take('03-details')
  await chooseFirst(page)
  await page.getByRole('dialog').waitFor()
  await take('04-login')
  await signIn(page, stage, look.mobile)
  await page.waitForURL(/add-passenger/)
  await fillPassenger(page)
  await take('05-passengers', 'whole')
  await page.getByRole('button', { name: named('ادامه') }).click()
  await page.waitForURL(/confirm/)
  await page.getByRole('checkbox', { name: named('می‌پذیرم') }).waitFor()
  await take('06-confirm', 'whole')
  await page.getByRole('checkbox', { name: named('می‌پذیرم') }).check()
  await page.getByRole('button', { name: named('پرداخت') }).click()
  await payAtBank(page)
  await page.waitForURL(/\/payment\//)
  await page.getByText(named('بلیت شما صادر شد')).first().waitFor()
  await take('07-ticket', 'whole')
  for (const [name, path] of [
    ['08-profile', '/profile'],
    ['09-trips', '/profile/my-travels'],
    ['10-missing', '/no-such-page'],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await take(name)
  }
}
