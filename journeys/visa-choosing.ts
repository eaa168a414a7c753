import type { Locator, Page } from 'playwright-core'
import { named } from './labels.ts'
import { amountIn } from './look.ts'

/** Options of the length list only: visa types mention lengths too. */
export function lengthOf(page: Page, words: string): Locator {
  return page.getByRole('radiogroup', { name: named('مدت اقامت') }).getByRole('radio', { name: named(words) })
}

export function totalIn(text: string): number {
  const [, sum = ''] = /جمع\s+([\d,]+)\s+تومان/.exec(text) ?? []
  return amountIn(sum)
}
