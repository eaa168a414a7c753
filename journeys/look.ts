import type { Page } from 'playwright-core'
import { assertAccessible, assertFits } from './axe.ts'

/** A state of a page as everybody gets it: nothing inaccessible, nothing wider than the window. */
export async function lookAt(page: Page, state: string): Promise<void> {
  await assertFits(page, state)
  await assertAccessible(page, state)
  if (process.env['PICTURES'] !== undefined)
    await page.screenshot({ path: `${process.env['PICTURES']}/${state}.png`, fullPage: true })
}

/** Every amount that a text writes, toman, in its order. */
export function amountsIn(text: string): readonly number[] {
  return [...text.matchAll(/\d{1,3}(?:,\d{3})+/g)].map(([amount]) => Number(amount.replaceAll(',', '')))
}

/** The amount that stands last in a text: a card's, a total's. */
export function amountIn(text: string): number {
  return amountsIn(text).at(-1) ?? Number.NaN
}
