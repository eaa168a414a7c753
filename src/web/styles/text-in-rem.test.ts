import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const ofText = /(?<=^|[\s{;])(?:font|font-size|line-height|letter-spacing):[^;}]*\dpx/g
const inPixels = (css: string) => css.match(ofText) ?? []

test('text grows with the size of letters that a browser is set to', () => {
  const sheets = globSync('src/**/*.css')
  const found = sheets.flatMap((file) =>
    inPixels(readFileSync(file, 'utf8')).map((rule) => `${file}: ${rule}`),
  )
  assert.deepEqual(found, [])
})

test('a size in pixels is seen wherever it stands', () => {
  assert.equal(inPixels('a{font-size:13px}').length, 1)
  assert.equal(inPixels('a {\n  font: 700 13.5px/20px x;\n  line-height: 2rem;\n}').length, 1)
  assert.equal(inPixels('a { height: 13px; font-size: 1rem }').length, 0)
})
