import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { benchFigures } from './scale/costs.ts'
import { loads } from './scale/loads.ts'
import { bytesAfter, daysUntilDue, memoryBytes, partitionTable, tables } from './scale/partitions.ts'
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

const [paper, bench] = ['docs/scale.md', 'bench/README.md'].map((file) => readFileSync(file, 'utf8'))

test('docs/scale.md has the tables that the simulation draws, from figures of the bench', () => {
  assert.ok(paper?.includes(scaleTable()))
  assert.ok(paper?.includes(partitionTable()))
  for (const figure of benchFigures()) assert.ok(bench?.includes(figure), figure)
})

test('a table is due when with its indexes it is as large as the memory of the machine that deploy/ installs', () => {
  const machine = readFileSync('deploy/machine.env', 'utf8')
  const [, gigabytes] = /^# a quarter of the memory\nSHARED_BUFFERS=(\d+)GB$/m.exec(machine) ?? []
  assert.equal(4 * Number(gigabytes) * 1024 ** 3, memoryBytes)
  for (const table of ['orders.order', 'wallet.posting'] as const) {
    const days = daysUntilDue(table, 50)
    assert.ok(bytesAfter(table, days, 50) >= memoryBytes, table)
    assert.ok(bytesAfter(table, days - 1, 50) < memoryBytes, table)
    assert.ok(daysUntilDue(table, 5) > 9 * days)
  }
})

test('no table of the house that deploy/ installs is due within a year: while that is so none is partitioned', () => {
  const [opening] = loads
  assert.ok(opening !== undefined)
  const due = tables.filter((table) => daysUntilDue(table, opening.ordersASecond) <= 365)
  assert.deepEqual(due, [], 'partition them, and say so in docs/scale.md and decision 89')
  assert.equal(daysUntilDue('messages.outbox', opening.ordersASecond), Number.POSITIVE_INFINITY)
  const made = globSync('src/database/{baseline,migrations}/*.sql').filter((file) =>
    /partition by (?:range|list|hash)/i.test(readFileSync(file, 'utf8')),
  )
  assert.deepEqual(made, [], 'docs/scale.md says that there are none')
})
