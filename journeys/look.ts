import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { assertAccessible, assertFits } from './axe.ts'

/** A state of a page as everybody gets it: nothing inaccessible, nothing wider than the window. */
export async function lookAt(page: Page, state: string): Promise<void> {
  await assertFits(page, state)
  await assertAccessible(page, state)
  if (process.env['PICTURES'] !== undefined)
    await page.screenshot({ path: `${process.env['PICTURES']}/${state}.png`, fullPage: true })
}

/** Every amount on a card, toman; a card far below the window has no text until the frames after it was scrolled to. */
export async function amountsOn(card: Locator): Promise<readonly number[]> {
  await card.scrollIntoViewIfNeeded()
  const text = await card.evaluate(async (element: HTMLElement) => {
    for (let frame = 0; frame < 300 && element.innerText === ''; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    return element.innerText
  })
  assert.notEqual(text, '', 'the card is drawn')
  return amountsIn(text)
}

/** Every amount that a text writes, toman, in its order. */
export function amountsIn(text: string): readonly number[] {
  return [...text.matchAll(/\d{1,3}(?:,\d{3})+/g)].map(([amount]) => Number(amount.replaceAll(',', '')))
}

/** The amount that stands last in a text: a card's, a total's. */
export function amountIn(text: string): number {
  return amountsIn(text).at(-1) ?? Number.NaN
}
