import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { type Size, sizes } from '../../journeys/stage.ts'

/** One walk through the house: at one width, by day or by night. */
export interface Look {
  readonly size: Size
  readonly theme: 'light' | 'dark'
  readonly mobile: string
}

export type Take = (name: string, how?: 'fold' | 'whole') => Promise<void>

export function taking(page: Page, { size, theme }: Look): Take {
  mkdirSync('shots', { recursive: true })
  return async (name, how = 'fold') => {
    const file = `shots/${name}-${size}-${theme}.png`
    if (how === 'whole') await unroll(page)
    await page.waitForTimeout(600)
    await page.screenshot({ path: file, fullPage: how === 'whole' })
    await page.setViewportSize(sizes[size].viewport)
    console.log(file)
  }
}

/** As high as the page, so that sticky bars stay at the edges. */
async function unroll(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height })
}
