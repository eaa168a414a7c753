import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { isInFull } from './sizes.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Found {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[]
}

/** Accessibility faults once the page stands still. Repeated cards far below are not checked. */
export async function assertAccessible(page: Page, state: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source)
  const rules = (await mayPassOverContrast(page)) ? { 'color-contrast': { enabled: false } } : {}
  const found = await faultsOf(page, rules)
  // a list that grew during the check has stale positions: only faults found twice count
  assert.deepEqual(found.length > 0 ? await faultsOf(page, rules) : found, [], `accessibility of ${state}`)
}

const contrasted = new Set<string>()

/** Contrast is most of the work: of a page, theme and width it is looked at once in a process, in full in every state. */
async function mayPassOverContrast(page: Page): Promise<boolean> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  const place = `${new URL(page.url()).pathname.replace(/[\da-f-]{36}/, '')} ${isDark} ${page.viewportSize()?.width}`
  if (isInFull || !contrasted.has(place)) {
    contrasted.add(place)
    return false
  }
  return true
}

async function faultsOf(page: Page, rules: object): Promise<Found[]> {
  await page.evaluate(standsStill)
  return page.evaluate(async (rules) => {
    const { axe } = globalThis as unknown as {
      axe: { run(context: object, options: object): Promise<{ violations: Found[] }> }
    }
    const { violations } = await axe.run(
      { exclude: [['.results-list > li:nth-child(n+7)']] },
      { resultTypes: ['violations'], preload: false, rules },
    )
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.slice(0, 3).map(({ html, failureSummary }) => ({ html, failureSummary })),
    }))
  }, rules)
}

async function standsStill(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
  await Promise.race([
    Promise.allSettled(moving.map(({ finished }) => finished)),
    new Promise((resolve) => setTimeout(resolve, 2000)),
  ])
}

/** No horizontal scrolling. */
export async function assertFits(page: Page, state: string): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  assert.ok((content ?? 0) <= (window ?? 0), `${state} is ${content} px wide in a window of ${window} px`)
}
