import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Found {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly html: string }[]
}

/** Accessibility faults of the page as it stands; there may be none. Cards far below are left to their likes above. */
export async function assertAccessible(page: Page, state: string): Promise<void> {
  await page.evaluate(source)
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(context: object, options: object): Promise<{ violations: Found[] }> }
    }
    const { violations } = await axe.run(
      { exclude: [['.results-list > li:nth-child(n+7)']] },
      { resultTypes: ['violations'] },
    )
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.slice(0, 3).map(({ html }) => ({ html })),
    }))
  })
  assert.deepEqual(found, [], `accessibility of ${state}`)
}

/** A page wider than its window would slide sideways under the thumb. */
export async function assertFits(page: Page, state: string): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  assert.ok((content ?? 0) <= (window ?? 0), `${state} is ${content} px wide in a window of ${window} px`)
}
