import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { needOf, waitOf } from './scale/simulated.ts'
import { scaleTable } from './scale/table.ts'

test('before one who works the simulation waits as long as queueing says', () => {
  for (const [aSecond, costMs] of [
    [500, 1],
    [800, 1],
    [50, 12],
  ] as const) {
    const busy = (aSecond * costMs) / 1000
    const expected = (busy / (1 - busy)) * costMs // M/M/1
    const { mean } = waitOf([{ aSecond, costMs }], 1)
    assert.ok(Math.abs(mean - expected) / expected < 0.25, `${mean} and not ${expected}`)
  }
})

test('more who work keep nobody waiting, and a busier house needs more', () => {
  const kinds = [{ aSecond: 900, costMs: 1 }]
  assert.ok(waitOf(kinds, 2).p95 < waitOf(kinds, 1).p95)
  const [calm, busy] = [100, 10_000].map(
    (searchesASecond) => needOf({ searchesASecond, ordersASecond: 50 }).servers,
  )
  assert.ok(calm !== undefined && busy !== undefined && busy > calm * 20)
})

test('docs/scale.md has the table that the simulation draws, from figures of the bench', () => {
  assert.ok(readFileSync('docs/scale.md', 'utf8').includes(scaleTable()))
  const bench = readFileSync('bench/README.md', 'utf8')
  for (const figure of ['7,404 requests/s', '101 pages/s', '17 kB of write-ahead log'])
    assert.ok(bench.includes(figure), figure)
})
