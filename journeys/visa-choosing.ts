import type { Locator, Page } from 'playwright-core'
import { named } from './labels.ts'
import { amountIn } from './look.ts'

/** A star of the lengths; the types speak of lengths, too. */
export function lengthOf(page: Page, words: string): Locator {
  return page.getByRole('radiogroup', { name: named('مدت اقامت') }).getByRole('radio', { name: named(words) })
}

/** The sum of a summary, toman. */
export function totalIn(text: string): number {
  const [, sum = ''] = /جمع\s+([\d,]+)\s+تومان/.exec(text) ?? []
  return amountIn(sum)
}
