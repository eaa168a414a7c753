import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { openAppendLog } from './append-log.ts'

test('a book of cards and messages is its owner’s alone, also one that lies there from before', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'parastoo-books-'))
  const [fresh, old] = [path.join(folder, 'fresh.jsonl'), path.join(folder, 'old.jsonl')]
  try {
    writeFileSync(old, '{"card":"6037"}\n', { mode: 0o644 })
    openAppendLog(fresh).write({ card: '6037' })
    openAppendLog(old)
    assert.deepEqual(
      [fresh, old].map((file) => statSync(file).mode & 0o777),
      [0o600, 0o600],
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
})
