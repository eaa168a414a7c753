import type { Page } from 'playwright-core'
import { comeIn } from '../../journeys/issued-order.ts'
import { named } from '../../journeys/labels.ts'
import { sellOut } from '../../journeys/selling-out.ts'
import { dayAhead } from '../../journeys/shopper.ts'
import type { Stage } from '../../journeys/stage.ts'
import { type Look, type Take, taking } from './picture.ts'

const soldOutDay = dayAhead(13)

export async function walkChoosing(stage: Stage, look: Look): Promise<void> {
  await using visit = await stage.visit(look.size, { theme: look.theme })
  const { page } = visit
  const take = taking(page, look)
  await comeIn(visit, stage, look.mobile)
  await walkComparison(page, take)
  await sellOut(stage, soldOutDay)
  await walkSoldOut(page, take)
}

async function walkComparison(page: Page, take: Take): Promise<void> {
  await results(page, `destination=MHD&date=${dayAhead(11)}&adults=2&children=1`)
  for (const at of [0, 1, 2, 3]) {
    const mark = page.getByRole('checkbox', { name: named('مقایسه') }).nth(at)
    await mark.check()
    if (at === 0) await take('61-compare-one')
  }
  await take('61-compare-marked')
  await page.getByRole('button', { name: named('مقایسه کنید') }).click()
  const table = page.getByRole('dialog').getByRole('table')
  await table.getByText(named('جریمهٔ استرداد')).first().waitFor()
  await take('62-compare')
  await table.getByText(named('جریمهٔ استرداد')).first().scrollIntoViewIfNeeded()
  await table.getByRole('row').nth(14).scrollIntoViewIfNeeded()
  await take('63-compare-penalties')
  await table
    .getByRole('link', { name: named('انتخاب') })
    .last()
    .scrollIntoViewIfNeeded()
  await take('64-compare-foot')
  await page.keyboard.press('Escape')
  await results(page, `destination=IST&date=${dayAhead(12)}&back=${dayAhead(18)}&adults=1`)
  for (const at of [0, 1])
    await page
      .getByRole('checkbox', { name: named('مقایسه') })
      .nth(at)
      .check()
  await page.getByRole('button', { name: named('مقایسه کنید') }).click()
  await table.getByText(named('جریمهٔ استرداد')).first().waitFor()
  await take('65-compare-abroad')
  await table.getByText(named('جریمهٔ استرداد')).first().scrollIntoViewIfNeeded()
  await take('65-compare-abroad-penalties')
}

async function results(page: Page, query: string): Promise<void> {
  await page.goto(`/plp?origin=THR&${query}`, { waitUntil: 'networkidle' })
  await page.mouse.move(200, 300)
  await page.getByRole('article').first().waitFor()
}

async function walkSoldOut(page: Page, take: Take): Promise<void> {
  await page.goto(`/plp?origin=THR&destination=MHD&date=${soldOutDay}&adults=1`, { waitUntil: 'networkidle' })
  await page.mouse.move(200, 300)
  await page.waitForTimeout(800)
  await take('66-sold-out')
  const wish = page.getByRole('button', { name: named('خبرم کن') }).first()
  await wish.click()
  await page.getByText(named('خبرتان می‌کنیم')).first().waitFor()
  await take('67-sold-out-watched')
  await page.goto('/profile/watches', { waitUntil: 'networkidle' })
  await take('68-watches')
}
