import assert from 'node:assert/strict'
import { test } from 'node:test'
import { matrixOf } from '#flights/search/round-trip-matrix.ts'

const cell = (out: number, back: number, total: number | null) => ({
  outward: `2026-12-0${out}`,
  returning: `2026-12-0${back}`,
  total,
})

test('days out stand side by side, days back below one another, whatever order they came in', () => {
  const { outs, rows } = matrixOf({
    cells: [cell(2, 5, 40), cell(1, 5, 30), cell(2, 4, 20), cell(1, 4, 10)],
  })
  assert.deepEqual(outs, ['2026-12-01', '2026-12-02'])
  assert.deepEqual(
    rows.map(({ returning, cells }) => [returning, ...cells.map(({ total }) => total)]),
    [
      ['2026-12-04', 10, 20],
      ['2026-12-05', 30, 40],
    ],
  )
  assert.ok((rows[0]?.cells[0]?.level ?? 9) < (rows[1]?.cells[1]?.level ?? 0))
})

test('a pair that cannot be flown, or that nobody told of, has neither price nor level', () => {
  const { rows } = matrixOf({ cells: [cell(1, 4, 10), cell(2, 4, null), cell(2, 5, 30)] })
  assert.deepEqual(
    rows.flatMap(({ cells }) => cells).map(({ total, level }) => [total, level === undefined]),
    [
      [10, false],
      [null, true],
      [null, true],
      [30, false],
    ],
  )
})
