import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import { assertAccessible, assertFits } from './axe.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { sharedHouse } from './shared-house.ts'
import { eventually } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'

suite('hotels somebody put a heart at, of every city', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const size of atSizes(['phone', 'desktop']))
    test(`stand on one page, and are handed on by its address, ${size}`, async () => {
      await using visit = await stage.visit(size, { theme: size === 'phone' ? 'dark' : 'light' })
      const { page } = visit
      await page.goto('/hotel-home', { waitUntil: 'networkidle' })
      await page.getByRole('link', { name: named('هتل‌های پسندیده') }).click()
      await page.getByRole('heading', { name: named('هنوز هتلی را نپسندیده‌اید') }).waitFor()
      await lookAt(page, `no favourites, ${size}`)
      for (const id of ['kih-marjan', 'mhd-darvishi']) {
        await page.goto(`/hotel/${id}`, { waitUntil: 'networkidle' })
        const heart = page.getByRole('button', { name: named('پسندیدن') }).first()
        const turned = page.waitForResponse((response) => response.url().endsWith('/TurnFavourite'))
        await heart.click()
        assert.equal((await turned).status(), 200)
      }

      await page.goto('/hotels/favourites', { waitUntil: 'networkidle' })
      await page.getByRole('region', { name: 'کیش' }).getByRole('link').waitFor()
      await page.getByRole('region', { name: 'مشهد' }).getByRole('link').waitFor()
      await assertFits(page, 'favourites')
      await assertAccessible(page, 'favourites')
      await lookAt(page, `favourites, ${size}`)
      await page.evaluate(takeTheCopy)
      await page.getByRole('button', { name: named('فرستادن این فهرست') }).click()
      const address = () => page.evaluate(() => document.documentElement.dataset.copied ?? '')
      await eventually(async () => (await address()) !== '', 'nothing was handed on')

      await using other = await stage.visit('desktop')
      await other.page.goto(await address(), { waitUntil: 'networkidle' })
      await other.page.getByRole('heading', { name: named('برایتان فرستاده‌اند') }).waitFor()
      const hearts = other.page.getByRole('button', { name: named('پسندیدن') })
      assert.equal(await hearts.count(), 2)
      assert.equal(
        await hearts.first().getAttribute('aria-pressed'),
        'false',
        'whose hearts they are is kept apart',
      )
      await other.page.getByRole('link', { name: named('هتل‌های پسندیدهٔ من') }).click()
      await other.page.getByRole('heading', { name: named('هنوز هتلی را نپسندیده‌اید') }).waitFor()
      for (const one of [visit, other]) assertFaultless(one)
    })
})

/** The clipboard of a browser under test belongs to everybody. */
function takeTheCopy(): void {
  const keep = async (text: string) => {
    document.documentElement.dataset.copied = text
  }
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: keep }, configurable: true })
}
