import assert from 'node:assert/strict'
import { test } from 'node:test'
import { viewOf } from '#documents/web/strip-view.ts'

const drawn = ({ transform: [a, b, c, d, e, f] }: ReturnType<typeof viewOf>, x: number, y: number) =>
  [a * x + c * y + e, b * x + d * y + f].map((one) => Math.round(one))

test('a strip lies straight from left to right, whichever way up its picture is', () => {
  const size = { width: 1000, height: 500 }
  const upright = viewOf({ corner: [0.1, 0.8], along: [0.8, 0], down: [0, 0.1] }, size)
  assert.deepEqual([upright.width, upright.height], [800, 50])
  assert.deepEqual(
    [drawn(upright, 100, 400), drawn(upright, 900, 450)],
    [
      [0, 0],
      [800, 50],
    ],
  )
  const onItsHead = viewOf({ corner: [0.9, 0.2], along: [-0.8, 0], down: [0, -0.1] }, size)
  assert.deepEqual(
    [drawn(onItsHead, 900, 100), drawn(onItsHead, 100, 50)],
    [
      [0, 0],
      [800, 50],
    ],
  )
  const onItsSide = viewOf({ corner: [0.3, 0.1], along: [0, 0.8], down: [-0.05, 0] }, size)
  assert.deepEqual(
    [drawn(onItsSide, 300, 50), drawn(onItsSide, 250, 450)],
    [
      [0, 0],
      [400, 50],
    ],
  )
})

test('a large picture is drawn no wider than a screen shows', () => {
  const size = { width: 4000, height: 3000 }
  const view = viewOf({ corner: [0, 0.5], along: [0.8, 0], down: [0, 0.1] }, size)
  assert.deepEqual([view.width, view.height], [1600, 150])
  assert.deepEqual(drawn(view, 3200, 1800), [1600, 150])
})
