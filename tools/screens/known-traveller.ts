import { named } from '../../journeys/labels.ts'
import { dayAhead, signInAtHome, toConfirm } from '../../journeys/shopper.ts'
import type { Stage } from '../../journeys/stage.ts'
import { type Look, taking } from './picture.ts'

/** Somebody signed in: a sentence instead of a form, a flight's fares and details, an order corrected, and home with it unpaid. */
export async function walkKnownTraveller(stage: Stage, look: Look): Promise<void> {
  await using visit = await stage.visit(look.size, { theme: look.theme })
  const { page } = visit
  const take = taking(page, look)
  await signInAtHome(page, stage, look.mobile)
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.locator('.home-phrase > summary').click()
  await page.locator('.home-phrase [name=phrase]').pressSequentially('مشهد آخر هفته دو نفر')
  await page
    .locator('.home-phrase')
    .getByRole('button', { name: named('مقصد مشهد') })
    .waitFor()
  await take('40-one-sentence')

  await page.goto(`/plp?origin=THR&destination=MHD&date=${dayAhead(12)}`, { waitUntil: 'networkidle' })
  await page
    .getByRole('link', { name: named('دیدن') })
    .first()
    .click()
  await page.getByText(named('چقدر برمی‌گردد')).first().waitFor()
  await take('41-fares')
  await page.goto(`/plp?origin=MHD&destination=IST&date=${dayAhead(12)}`, { waitUntil: 'networkidle' })
  await page
    .getByRole('button', { name: named('جزئیات') })
    .first()
    .click()
  await page.getByRole('article').getByText(named('جریمه')).first().waitFor()
  await take('42-details-abroad')

  await toConfirm(page, stage, { daysAhead: 12 })
  await take('43-confirm', 'whole')
  await page.getByRole('link', { name: named('ویرایش') }).click()
  await page.waitForURL(/\/add-passenger\?order=/)
  await page.getByText(named('مهلت آن عوض نمی‌شود')).waitFor()
  await take('44-correcting', 'whole')
  await page.goto('/profile/my-travels', { waitUntil: 'networkidle' })
  await take('45-unpaid-trip')
  await page.goto('/', { waitUntil: 'networkidle' })
  await take('46-home-returning', 'whole')
}
