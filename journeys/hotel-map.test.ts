import assert from 'node:assert/strict'
import { before, suite, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { named, says } from './labels.ts'
import { lookAt } from './look.ts'
import { sharedHouse } from './shared-house.ts'
import { dayAhead, eventually } from './shopper.ts'
import { atSizes } from './sizes.ts'
import { assertFaultless, type Stage } from './stage.ts'

const search = `city=THR&checkIn=${dayAhead(20)}&checkOut=${dayAhead(23)}&rooms=2`

suite('hotels on a map', () => {
  let stage: Stage

  before(async () => {
    stage = await sharedHouse()
  })

  for (const size of atSizes(['phone', 'desktop']))
    for (const theme of ['light', 'dark'] as const)
      test(`pins join and come apart, list and map are in step, a part is searched in (${size}, ${theme})`, async () => {
        await using visit = await stage.visit(size, { theme })
        const { page } = visit
        const asked = requests(page)
        await page.goto(`/hotels?${search}`, { waitUntil: 'networkidle' })
        await page.mouse.move(40, 300)
        const view = page.getByRole('link', { name: named('نمایش روی نقشه') })
        await view.waitFor()
        assert.deepEqual(asked.renderer(), [], 'the renderer waits until the map is opened')
        const hotels = await page.getByRole('article').count()
        await view.click()
        const map = await mapDrawn(page)
        await lookAt(page, `hotels map, ${size}, ${theme}`)
        assert.equal(await hotelsOn(map), hotels, 'every hotel is in one pin')
        await assertThumbs(map)

        const several = map.locator('button[data-several]').first()
        const joined = await map.locator('[data-pin]').count()
        await several.focus()
        await page.keyboard.press('Enter')
        await eventually(async () => (await map.locator('[data-pin]').count()) !== joined, 'pins come apart')
        await standsStill(map)
        assert.ok(await map.locator('[data-pin]:focus').count(), 'the keyboard stays on a pin')

        const pin = map.locator('a[data-pin]').first()
        const id = (await pin.getAttribute('data-pin')) ?? ''
        await pin.focus()
        await page.keyboard.press('Enter')
        await page.waitForURL(new RegExp(`hotel=${id}`))
        await page.locator('li[data-chosen] article').waitFor()
        await lookAt(page, `hotel chosen on the map, ${size}, ${theme}`)
        await standsStill(map)
        await assertWhole(map)
        assert.ok(says(await page.locator('main').innerText(), 'دقیقه'))

        if (size === 'phone') await drawnUp(page, theme)
        await map.locator('canvas').focus()
        await page.keyboard.press('+')
        await standsStill(map)
        await page.getByRole('button', { name: named('جستجو در همین محدوده') }).click()
        await page.waitForURL(/area=/)
        await eventually(
          async () => (await page.getByRole('article').count()) < hotels,
          'fewer than in all of the city',
        )
        const inside = await page.getByRole('article').count()
        await page.reload({ waitUntil: 'networkidle' })
        await mapDrawn(page)
        assert.equal(await page.getByRole('article').count(), inside, 'the address keeps the part')
        await page.getByRole('link', { name: named('همهٔ شهر') }).click()
        await eventually(
          async () => (await page.getByRole('article').count()) === hotels,
          'all of the city again',
        )

        await map.locator('[data-pin]').first().focus()
        await page.keyboard.press('Escape')
        await page.waitForURL((url) => !url.searchParams.has('view'))
        await view.and(page.locator(':focus')).waitFor()
        assert.deepEqual(asked.strangers(new URL(stage.address).host), [], 'nobody else is asked')
        assertFaultless(visit)
      })

  test('whose card is pointed at is lit on the map', async () => {
    await using visit = await stage.visit('desktop')
    const { page } = visit
    await page.goto(`/hotels?${search}&view=map`, { waitUntil: 'networkidle' })
    await page.mouse.move(40, 300)
    const map = await mapDrawn(page)
    await page.getByRole('article').nth(1).hover()
    await map.locator('li[data-lit]').waitFor()
    await page.mouse.move(4, 4)
    await map.locator('li[data-lit]').waitFor({ state: 'detached' })
    assertFaultless(visit)
  })

  test('the arrows lead from pin to pin', async () => {
    await using visit = await stage.visit('desktop')
    const { page } = visit
    await page.goto(`/hotels?${search}&view=map`, { waitUntil: 'networkidle' })
    await page.mouse.move(40, 300)
    const map = await mapDrawn(page)
    const highest = await map.locator('[data-pin]').evaluateAll((pins) => {
      const at = pins.map((pin) => ({ id: pin.getAttribute('data-pin'), y: pin.getBoundingClientRect().y }))
      return at.toSorted((a, b) => a.y - b.y)[0]?.id
    })
    await map.locator(`[data-pin="${highest}"]`).focus()
    await page.keyboard.press('ArrowDown')
    const next = await page.evaluate(() => document.activeElement?.getAttribute('data-pin'))
    assert.ok(next !== null && next !== highest, String(next))
    assertFaultless(visit)
  })

  test('a browser that cannot draw gets the hotels with their distances', async () => {
    await using visit = await stage.visit('phone')
    const { page } = visit
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null
    })
    const asked = requests(page)
    await page.goto(`/hotels?${search}&view=map`, { waitUntil: 'networkidle' })
    await page.mouse.move(40, 300)
    const map = page.getByRole('region', { name: named('نقشه') })
    await map.getByText(named('این مرورگر نقشه را نمی‌کشد')).waitFor()
    assert.ok(says(await map.innerText(), 'دقیقه پیاده تا'))
    assert.equal(await map.getByRole('link').count(), await page.getByRole('article').count())
    assert.deepEqual(asked.renderer(), [], 'what it cannot run is not loaded')
    await lookAt(page, 'hotels map that cannot be drawn')
    assertFaultless(visit)
  })
})

/** The sheet of the list goes up and down by press, by keys and under a finger. */
async function drawnUp(page: Page, theme: string): Promise<void> {
  const handle = page.getByRole('button', { name: named('فهرست') })
  const isUp = async (wanted: boolean) => {
    await page.locator(`.hotels-map-handle[aria-expanded=${wanted}]`).waitFor()
    const cards = page.locator('.hotels-map-list > li')
    const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()]
    assert.ok(first && second)
    assert.equal(second.y > first.y + first.height - 1, wanted, 'below one another only when up')
  }
  await isUp(false)
  await handle.click()
  await isUp(true)
  await lookAt(page, `sheet of the map drawn up, ${theme}`)
  await handle.focus()
  await page.keyboard.press('Escape')
  await isUp(false)
  await page.keyboard.press('ArrowUp')
  await isUp(true)
  const box = (await handle.boundingBox()) ?? assert.fail()
  await page.mouse.move(box.x + 40, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 40, box.y + 120, { steps: 4 })
  await page.mouse.up()
  await isUp(false)
}

async function mapDrawn(page: Page): Promise<Locator> {
  const map = page.getByRole('region', { name: named('نقشهٔ هتل‌های') })
  await map.locator('[data-pin]').first().waitFor()
  return map
}

/** Ground and buttons stand where the map stands, and the focused pin is seen. */
async function assertWhole(map: Locator): Promise<void> {
  const [frame, canvas, pin] = await Promise.all([
    map.boundingBox(),
    map.locator('canvas').boundingBox(),
    map.locator('[data-pin]:focus').boundingBox(),
  ])
  assert.ok(frame && canvas && pin)
  assert.ok(Math.abs(canvas.y - frame.y) < 3, `${canvas.y} ${frame.y}`)
  assert.ok(pin.y >= frame.y && pin.y + pin.height <= frame.y + frame.height, `${pin.y} in ${frame.y}`)
  assert.ok(pin.x >= frame.x && pin.x + pin.width <= frame.x + frame.width, `${pin.x} in ${frame.x}`)
}

async function standsStill(map: Locator): Promise<void> {
  const places = () =>
    map.locator('li').evaluateAll((pins) => pins.map((pin) => pin.getAttribute('style')).join())
  let [before, still] = ['', 0]
  // a slow machine may draw nothing between two looks
  await eventually(async () => {
    const now = await places()
    still = now === before ? still + 1 : 0
    before = now
    return still >= 10
  }, 'the map stands still')
}

async function hotelsOn(map: Locator): Promise<number> {
  const alone = await map.locator('a[data-pin]').count()
  const joined = await map.locator('button[data-several]').allInnerTexts()
  return joined.reduce((sum, words) => sum + numberIn(words), alone)
}

function numberIn(words: string): number {
  const digits = /[۰-۹]+/.exec(words)?.[0] ?? ''
  return Number(Array.from(digits, (digit) => digit.charCodeAt(0) - 0x06f0).join(''))
}

async function assertThumbs(map: Locator): Promise<void> {
  for (const pin of await map.locator('[data-pin]').all()) {
    const box = await pin.boundingBox()
    assert.ok(box && box.width >= 44 && box.height >= 44, JSON.stringify(box))
  }
}

function requests(page: Page) {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  return {
    renderer: () => addresses.filter((address) => /maplibre|open-map/.test(address)),
    strangers: (host: string) =>
      addresses.filter((address) => /^https?:/.test(address) && new URL(address).host !== host),
  }
}
