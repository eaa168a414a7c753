import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { madeFile } from './made-file.ts'

test('the committed hotels are what their tables make', () => {
  const committed = readFileSync(new URL('../../src/hotels/data/hotels.json', import.meta.url), 'utf8')
  assert.equal(committed, madeFile(), 'run node tools/hotels/build.ts')
})
