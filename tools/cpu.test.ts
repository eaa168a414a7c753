import assert from 'node:assert/strict'
import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { workedSeconds } from './cpu.ts'

test('a process and those that it waited for are reckoned together, whatever it is called', () => {
  const file = path.join(tmpdir(), `parastoo-stat-${process.pid}`)
  writeFileSync(file, '42 (a (name) R) S 1 42 42 0 -1 4194560 9 9 9 9 100 50 6000 850 20 0 11 0\n')
  try {
    assert.equal(workedSeconds(file), 70)
  } finally {
    rmSync(file)
  }
})

test('where the system does not tell it is not told', () => {
  assert.equal(workedSeconds('/no/such/file'), undefined)
})
