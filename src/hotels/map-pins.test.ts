import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joined, pinTowards, unhidden } from '#hotels/map-pins.ts'

const at = (id: string, x: number, y: number) => ({ id, x, y })

test('pins that would lie on each other join the first of them, the others stay alone', () => {
  const pins = joined([at('a', 100, 100), at('b', 400, 100), at('c', 130, 120), at('d', 100, 170)])
  assert.deepEqual(
    pins.map(({ ids }) => ids),
    [['a', 'c'], ['b'], ['d']],
  )
  assert.deepEqual([pins[0]?.x, pins[0]?.y], [100, 100])
})

test('every hotel is in exactly one pin, and no two pins lie on each other', () => {
  const places = Array.from({ length: 60 }, (_, n) => at(`h${n}`, (n * 97) % 390, (n * 61) % 420))
  const pins = joined(places)
  assert.deepEqual(pins.flatMap(({ ids }) => ids).toSorted(), places.map(({ id }) => id).toSorted())
  for (const [n, one] of pins.entries())
    for (const other of pins.slice(n + 1))
      assert.ok(Math.abs(one.x - other.x) >= 44 || Math.abs(one.y - other.y) >= 44, `${one.id} ${other.id}`)
})

test('an arrow leads to the nearest pin that way, and nowhere past the last', () => {
  const pins = joined([
    at('middle', 300, 300),
    at('west', 100, 310),
    at('north', 320, 100),
    at('far', 20, 300),
  ])
  const middle = pins[0] ?? at('middle', 300, 300)
  assert.equal(pinTowards(pins, middle, 'ArrowLeft')?.id, 'west')
  assert.equal(pinTowards(pins, middle, 'ArrowUp')?.id, 'north')
  assert.equal(pinTowards(pins, middle, 'ArrowRight'), undefined)
  assert.equal(pinTowards(pins, middle, 'ArrowDown'), undefined)
})

test('a word under a pin or under another word is not written', () => {
  const words = [
    { ...at('free', 300, 300), wide: 80 },
    { ...at('under a pin', 100, 90), wide: 80 },
    { ...at('under a word', 310, 305), wide: 80 },
  ]
  assert.deepEqual(
    unhidden(words, [at('pin', 100, 100)]).map(({ id }) => id),
    ['free'],
  )
})
