import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { madeCities, madeSheet } from './made-sheet.ts'

test('the committed parts of scenes are what their shapes make', () => {
  const committed = (name: string) =>
    readFileSync(new URL(`../../src/web/art/${name}`, import.meta.url), 'utf8')
  assert.equal(committed('sights.svg'), madeSheet(), 'run node tools/art/build.ts')
  assert.equal(committed('scene-cities.ts'), madeCities(), 'run node tools/art/build.ts')
})
