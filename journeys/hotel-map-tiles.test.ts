import assert from 'node:assert/strict'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, before, suite, test } from 'node:test'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { smallTiles } from '#testing/hotels/small-tiles.ts'
import { testFolder } from '#testing/server/folder.ts'
import { named } from './labels.ts'
import { lookAt } from './look.ts'
import { dayAhead, eventually } from './shopper.ts'
import { assertFaultless, openStage, type Stage } from './stage.ts'

const tehran = { latitude: 35.72, longitude: 51.4 }
const maker = 'کاشی‌های آزمون'
const search = `city=THR&checkIn=${dayAhead(20)}&checkOut=${dayAhead(23)}&rooms=2&view=map`

suite('hotels on a map of tiles that the house was given', () => {
  let stage: Stage
  const folder = testFolder('tiles')

  before(async () => {
    const archive = path.join(folder, 'tehran.pmtiles')
    writeFileSync(archive, smallTiles(tehran, maker))
    stage = await openStage({ HOTEL_MAP_TILES: archive })
  })
  after(async () => {
    await stage[Symbol.asyncDispose]()
    rmSync(folder, { recursive: true, force: true })
  })

  test('draws them in the colours of the page, names their maker, and asks no other house', async () => {
    await using visit = await stage.visit('desktop')
    const { page } = visit
    const parts: number[] = []
    page.on('response', (response) => {
      if (response.url().includes('/HotelMap/Tiles')) parts.push(response.status())
    })
    await page.goto(`/hotels?${search}`, { waitUntil: 'networkidle' })
    await page.mouse.move(40, 300)
    const map = page.getByRole('region', { name: named('نقشهٔ هتل‌های') })
    await map.locator('[data-pin]').first().waitFor()
    await map.getByText(maker).waitFor()
    await eventually(async () => isWater(await paintAt(page)), 'the tile is not painted')
    await lookAt(page, 'hotels map of tiles')
    assert.ok(parts.length > 1 && parts.every((status) => status === 206), parts.join())
    assertFaultless(visit)
  })
})

/** The commonest colour of the drawn ground, which has neither pins nor words on it here. */
async function paintAt(page: Page): Promise<readonly [number, number, number]> {
  const box = await page.locator('.hotels-map-ground').boundingBox()
  assert.ok(box)
  const clip = { x: box.x, y: box.y, width: box.width, height: box.height }
  const { dominant } = await sharp(await page.screenshot({ clip })).stats()
  return [dominant.r, dominant.g, dominant.b]
}

/** Of `--map-water` by day, #a8d8de, where land is #f5eddb. */
function isWater([red, green, blue]: readonly [number, number, number]): boolean {
  return Math.abs(red - 0xa8) < 16 && Math.abs(green - 0xd8) < 16 && Math.abs(blue - 0xde) < 16
}
