import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import { named } from './labels.ts'
import { amountIn, amountsOn, lookAt } from './look.ts'
import { sharedHouse } from './shared-house.ts'
import { dayAhead, eventually } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'

const ways = {
  home: `origin=THR&destination=MHD&date=${dayAhead(9)}&back=${dayAhead(13)}`,
  abroad: `origin=THR&destination=IST&date=${dayAhead(9)}&back=${dayAhead(13)}`,
}

suite('choosing by day and by range', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const size of atSizes(['phone', 'desktop'])) {
    test(`the day before and the day after say what the whole trip costs then (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      const promised = await laterPriceOf(page, ways.abroad)
      await lookAt(page, `days of a round trip ${size}`)
      await page.goto(`/plp?${moved(ways.abroad)}`, { waitUntil: 'networkidle' })
      assert.equal((await amountsOn(page.getByRole('article').first()))[0], promised)
      assert.ok((await laterPriceOf(page, ways.home)) > 0)
      assertFaultless(visit)
    })

    test(`a range says how many flights it leaves and from what price (${size})`, async () => {
      await using visit = await stage.visit(size)
      const { page } = visit
      await page.goto(`/plp?origin=THR&destination=IST&date=${dayAhead(9)}`, { waitUntil: 'networkidle' })
      await page.mouse.move(200, 300)
      if (size === 'phone')
        await page
          .getByRole('button', { name: named('فیلتر') })
          .first()
          .click()
      const durations = page.getByRole('group', { name: named('مدت سفر') }).filter({ visible: true })
      const brought = durations.locator('.filter-brings')
      const whole = (await brought.innerText()).trim()
      await durations.getByRole('slider', { name: named('مدت سفر، از') }).focus()
      for (let step = 0; step < 12; step += 1) await page.keyboard.press('PageUp')
      await page.waitForURL(/duration=/i)
      await page.waitForFunction(
        ([element, before]) => (element as HTMLElement).innerText.trim() !== before,
        [await brought.elementHandle(), whole] as const,
      )
      const isSame = async () =>
        amountIn(await brought.innerText()) === (await amountsOn(page.getByRole('article').first()))[0]
      await eventually(isSame, 'the first card at the price that the range names')
      assertFaultless(visit)
    })
  }

  async function laterPriceOf(page: Page, way: string): Promise<number> {
    for (let look = 0; look < 20; look += 1) {
      await page.goto(`/plp?${way}`, { waitUntil: 'networkidle' })
      const price = amountIn(await page.locator('.results-days a').last().innerText())
      if (!Number.isNaN(price)) return price
    }
    assert.fail('the next day has no price')
  }

  function moved(way: string): string {
    const params = new URLSearchParams(way)
    for (const key of ['date', 'back'])
      params.set(
        key,
        Temporal.PlainDate.from(params.get(key) ?? '')
          .add({ days: 1 })
          .toString(),
      )
    return params.toString()
  }
})
