import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { madeFiles } from './made-files.ts'

test('the committed places are what the tables and packages make', async () => {
  for (const [name, text] of await madeFiles()) {
    const committed = readFileSync(new URL(`../../src/places/data/${name}`, import.meta.url), 'utf8')
    assert.equal(committed, text, `${name}: run node tools/places/build.ts`)
  }
})
