import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { CITIES } from '#places/airports.ts'
import { sightCities } from '#web/art/scene-cities.ts'
import { drawnCities, partsOf } from '#web/art/scene-parts.ts'

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const symbols = new Map(
  Array.from(read('sights.svg').matchAll(/<symbol id="([^"]+)"[^>]*>(.*)<\/symbol>/g), ([, id, drawing]) => [
    id,
    drawing,
  ]),
)
const places = CITIES.filter(({ served }) => served)
const isDrawn = (code: string) => drawnCities.some((one) => one === code)
const pictureOf = (code: string) => (isDrawn(code) ? code : JSON.stringify(partsOf(code)))

test('no two destinations share a picture', () => {
  const codes = Map.groupBy(places, ({ code }) => pictureOf(code))
  const shared = [...codes.values()].filter((cities) => cities.length > 1)
  assert.deepEqual(
    shared.map((cities) => cities.map(({ name }) => name)),
    [],
  )
})

test('neither do any other two codes that a city may have', () => {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  const codes = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => a + b + c)))
  assert.equal(new Set(codes.map((code) => JSON.stringify(partsOf(code)))).size, codes.length)
})

test('the cities most flown to are known by what stands there, each by another thing', () => {
  for (const { code, name } of places.filter(({ weight }) => weight >= 9))
    assert.ok(isDrawn(code) || partsOf(code).symbols.includes(code), name)
  const sights = sightCities.split(' ')
  assert.equal(new Set(sights).size, sights.length)
  assert.equal(new Set(sights.map((code) => symbols.get(code))).size, sights.length)
})

test('every part of a scene is drawn and has its colours', () => {
  const inks = read('scene-inks.css')
  for (const { code } of places) {
    const { ink, symbols: wanted } = partsOf(code)
    for (const symbol of wanted) assert.ok(symbols.has(symbol), `${code}: ${symbol}`)
    assert.ok(inks.includes(`[data-ink="${ink}"]`), `${code}: ${ink}`)
  }
  assert.equal(new Set(symbols.values()).size, symbols.size, 'nothing is drawn twice')
})
