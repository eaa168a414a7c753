import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pino } from 'pino'
import { rial } from '#money/rial.ts'
import type { ProductTile } from '#orders/product-tile.ts'
import type { SoldProduct } from '#orders/server/room.ts'
import { MovableClock } from '#server/clock.ts'
import { openHomeTiles } from '#storefront/server/home-tiles.ts'
import { testSites } from '#testing/server/sites.ts'

function tileAbout(about: string): ProductTile {
  const picture = { cityCode: 'KIH' }
  return { about, title: about, says: '', price: rial(10), picks: [], action: '', path: '/', picture }
}

function opened(...tiles: readonly SoldProduct['tile'][]) {
  const clock = new MovableClock()
  const house = { clock, log: pino({ level: 'silent' }), settings: { sites: testSites('parastoo') } }
  const sold = () => tiles.map((tile) => ({ ...(tile && { tile }) }) as SoldProduct)
  const read = openHomeTiles(house, { sold })
  return { clock, abouts: async () => (await read()).map(({ about }) => about) }
}

test('a product that has no tile, or sells nothing now, has none on the front page', async () => {
  const { abouts } = opened(
    undefined,
    async () => undefined,
    async () => tileAbout('walks'),
  )
  assert.deepEqual(await abouts(), ['walks'])
})

test('one that fails is left out, and comes as soon as it does not', async () => {
  let isBroken = true
  const { clock, abouts } = opened(
    async () => tileAbout('walks'),
    async () => {
      if (isBroken) throw new Error('its supplier is silent')
      return tileAbout('boats')
    },
  )
  assert.deepEqual(await abouts(), ['walks'])
  isBroken = false
  clock.advance({ seconds: 2 })
  assert.deepEqual(await abouts(), ['walks', 'boats'])
})

test('they are read once for all who come within minutes', async () => {
  let reads = 0
  const { clock, abouts } = opened(async () => {
    reads += 1
    return tileAbout('walks')
  })
  await Promise.all([abouts(), abouts()])
  clock.advance({ minutes: 9 })
  await abouts()
  assert.equal(reads, 1)
})

test('the page does not wait for one that is late, and has it when it came', async () => {
  const late = Promise.withResolvers<ProductTile>()
  const { abouts } = opened(() => late.promise)
  assert.deepEqual(await abouts(), [])
  late.resolve(tileAbout('walks'))
  assert.deepEqual(await abouts(), ['walks'])
})
