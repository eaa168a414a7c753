import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { iconNames } from '#web/ui/icon-names.ts'

test('the sheet holds every icon of the list and no other', () => {
  const sheet = readFileSync(new URL('./icons.svg', import.meta.url), 'utf8')
  const drawn = Array.from(sheet.matchAll(/<symbol id="([\w-]+)"/g), ([, name]) => name)
  assert.deepEqual(drawn, [...iconNames])
})
