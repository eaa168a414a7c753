import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { deskIconNames } from '#desk/web/desk-icon-names.ts'

test('the desk’s sheet holds every icon of its list and no other', () => {
  const sheet = readFileSync(new URL('./desk-icons.svg', import.meta.url), 'utf8')
  const drawn = Array.from(sheet.matchAll(/<symbol id="([\w-]+)"/g), ([, icon]) => icon)
  assert.deepEqual(drawn, [...deskIconNames])
})
