import type { BrowserContext, Page } from 'playwright-core'
import { median } from './rounds.ts'

export interface CrowdFigures {
  /** in the list, a card each; each is sold in some three fares */
  readonly flights: number
  /** CPU slowdown factor */
  readonly slowdown: number
  /** from a press on a filter or order to the painted list */
  readonly medianMs: number
  readonly worstMs: number
  /** longest main-thread block */
  readonly longestTaskMs: number
}

const slowdown = 4
/** each press is repeated, since frame timing is random */
const rounds = 3
const presses = [
  '.results-sorting a[href*="MostExpensive"]',
  '.results-filters input[name="time"][value="morning"]',
  '.results-filters input[name="time"][value="evening"]',
  '.results-filters input[name="type"][value="1"]',
  '.results-filters input[name="type"][value="0"]',
  '.results-filters input[name="time"][value="morning"]',
  '.results-filters input[name="time"][value="evening"]',
  '.results-sorting a[href*="Earliest"]',
] as const

export async function filteredInTime(context: BrowserContext, url: string): Promise<CrowdFigures> {
  const page = await context.newPage()
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.mouse.move(700, 450)
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('.long-list') ?? {}).some((key) => key.startsWith('__react')),
  )
  const flights = Number(await page.locator('.long-list [aria-setsize]').first().getAttribute('aria-setsize'))
  const debuggerOf = await context.newCDPSession(page)
  await debuggerOf.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(watchLongTasks)
  const taken: number[] = []
  for (let round = 0; round < rounds; round++)
    for (const press of presses) taken.push(await pressToPaint(page, press))
  const longestTaskMs = await page.evaluate(() => Math.max(0, ...(globalThis as Watched).longTasks))
  await page.close()
  const whole = (ms: number) => Math.round(ms)
  return {
    flights,
    slowdown,
    medianMs: whole(median(taken)),
    worstMs: whole(Math.max(...taken)),
    longestTaskMs: whole(longestTaskMs),
  }
}

type Watched = typeof globalThis & { longTasks: number[] }

function watchLongTasks(): void {
  const longTasks: number[] = []
  Object.assign(globalThis, { longTasks })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longTasks.push(duration)
  }).observe({ type: 'longtask' })
}

async function pressToPaint(page: Page, selector: string): Promise<number> {
  await pointAt(page, selector)
  return page.evaluate(async (pressed) => {
    const shown = () =>
      ['.results-count', '.long-list .flight-card']
        .map((part) => document.querySelector(part)?.textContent)
        .join()
    const before = shown()
    await new Promise((resolve) => setTimeout(resolve, 500))
    const began = performance.now()
    document.querySelector<HTMLElement>(pressed)?.click()
    while (shown() === before) {
      if (performance.now() - began > 10_000) throw new Error(`nothing changed after a press on ${pressed}`)
      await new Promise(requestAnimationFrame)
    }
    // a message posted in this frame arrives after it
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', resolve)
      port1.start()
      port2.postMessage(undefined)
    })
    return performance.now() - began
  }, selector)
}

/** Moves the pointer first, so that hover work is not measured. */
async function pointAt(page: Page, selector: string): Promise<void> {
  const pressed = page.locator(selector).locator('xpath=ancestor-or-self::*[self::label or self::a][1]')
  const place = await pressed.boundingBox()
  if (place === null) throw new Error(`nothing can be pressed at ${selector}`)
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2)
}
