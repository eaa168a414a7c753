import assert from 'node:assert/strict'
import type { Locator, Page } from 'playwright-core'
import { assertAccessible, assertFits } from './axe.ts'
import { sizes } from './stage.ts'

export async function lookAt(page: Page, state: string): Promise<void> {
  await assertFits(page, state)
  await assertAccessible(page, state)
  if (process.env['PICTURES'] !== undefined)
    await page.screenshot({ path: `${process.env['PICTURES']}/${state}.png`, fullPage: true })
}

/** What one buys once is looked at on a phone and on a desk, and goes on at the size it had. */
export async function lookAtBothSizes(page: Page, state: string): Promise<void> {
  const before = page.viewportSize()
  for (const size of ['desktop', 'phone'] as const) {
    await page.setViewportSize(sizes[size].viewport)
    await lookAt(page, `${state} ${size}`)
  }
  if (before !== null) await page.setViewportSize(before)
}

/** All amounts, toman; cards far below render only after scrolling. */
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

/** The last amount in a text, toman. */
export function amountIn(text: string): number {
  return amountsIn(text).at(-1) ?? Number.NaN
}
