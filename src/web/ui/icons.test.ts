import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { iconNames, otherIconNames } from '#web/ui/icon-names.ts'

for (const [name, names] of [
  ['icons', iconNames],
  ['other-icons', otherIconNames],
] as const)
  test(`${name}.svg holds every icon of its list and no other`, () => {
    const sheet = readFileSync(new URL(`./${name}.svg`, import.meta.url), 'utf8')
    const drawn = Array.from(sheet.matchAll(/<symbol id="([\w-]+)"/g), ([, icon]) => icon)
    assert.deepEqual(drawn, [...names])
  })
