import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const files = globSync('src/**/*.{ts,tsx}', { exclude: (file) => /styleguide|\.test\./.test(file) })
const comment = /^\s*(?:\/\/|\/?\*)/

/** A point, or a percentage after its noun, parted from the word before it by a blank at which a line may break. */
const breakable = /(?<!nbsp;|u00a0)(?<=\S) · |[\u0600-\u06ff] (?:\$?\{persianDigits\([^}]*\)\}|[۰-۹]+)٪/

function linesThatBreak(text: string): readonly string[] {
  return text.split('\n').filter((line) => !comment.test(line) && breakable.test(line))
}

test('no line of a page begins with a point or a percentage', () => {
  const found = files.flatMap((file) =>
    linesThatBreak(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`),
  )
  assert.deepEqual(found, [])
})

test('a blank before a point or a percentage is seen', () => {
  assert.equal(linesThatBreak('  {when} · {people}').length, 1)
  assert.equal(linesThatBreak('`حداکثر ${persianDigits(key)}٪`').length, 1)
  assert.equal(linesThatBreak('`${when}\\u00a0· ${people}`\n{when}&nbsp;· {people}\n// a · b').length, 0)
})
