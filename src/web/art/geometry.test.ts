import assert from 'node:assert/strict'
import { test } from 'node:test'
import { arch, halfKhatam, khatam } from '#web/art/geometry.ts'

test('the star has eight points, never six', () => {
  const corners = [...khatam({ x: 0, y: 0, radius: 100 }).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)]
  const reach = corners.map(([, x, y]) => Math.round(Math.hypot(Number(x), Number(y))))
  assert.equal(reach.filter((length) => length === 100).length, 8)
  assert.equal(reach.filter((length) => length === 77).length, 8)
})

test('the notch in a ticket is the lower half of that star, or the upper', () => {
  for (const [side, sign] of [
    ['below', 1],
    ['above', -1],
  ] as const) {
    const corners = [...halfKhatam({ x: 0, y: 0, radius: 100 }, side).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)]
    assert.ok(corners.every(([, , y]) => Number(y) * sign >= 0))
    assert.ok(corners.some(([, , y]) => Number(y) * sign === 100))
    const ends = [corners.at(0), corners.at(-1)].map((corner) => Math.abs(Number(corner?.[1])))
    assert.deepEqual(ends, [100, 100])
  }
})

test('an arch stands on square corners and springs at half its width', () => {
  const path = arch({ x: 0, y: 0, width: 100, height: 130 })
  assert.ok(path.startsWith('M0 130L0 50C'))
  assert.ok(path.endsWith('L100 130Z'))
})
