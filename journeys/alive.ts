import type { Page } from 'playwright-core'
import { eventually } from './shopper.ts'

/** What the server drew is pressed, and is given files, in vain until its script has come. */
export async function alive(page: Page, part: string): Promise<void> {
  await page.mouse.move(5, 5)
  const isAlive = () =>
    page.evaluate((selector) => {
      const place = document.querySelector(selector)
      return place !== null && Object.keys(place).some((key) => key.startsWith('__reactProps'))
    }, part)
  await eventually(isAlive, `${part} does not come alive`)
}
