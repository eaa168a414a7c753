import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { agrees, linesOf } from '#documents/mrz-lines.ts'
import { ALPHABET } from '#documents/reader/alphabet.ts'
import { likeliest } from '#documents/reader/beam-search.ts'
import { secondLine } from '#documents/reader/line-two.ts'
import { sureOf } from '#testing/documents/reader/cells.ts'
import { sara } from '#testing/documents/zones.ts'

const noise = fc.array(fc.integer({ min: -11, max: 0 }), {
  minLength: ALPHABET.length,
  maxLength: ALPHABET.length,
})
const cells = fc.array(noise.map(Float32Array.from.bind(Float32Array)), { minLength: 44, maxLength: 44 })

test('whatever was seen, the line that is read has check digits that agree, and none is likelier than what was seen', () => {
  fc.assert(
    fc.property(cells, (seen) => {
      const line = secondLine(seen)
      assert.ok(line !== undefined)
      // only an empty personal number may have a filler as check digit
      const text = line.text[42] === '<' ? `${line.text.slice(0, 42)}0${line.text[43]}` : line.text
      assert.ok(agrees(text), line.text)
      assert.ok(line.score <= likeliest(seen).score + 1e-3)
    }),
    { numRuns: 40 },
  )
})

test('a line whose check digits agree is read as it stands', () => {
  const [, second] = linesOf(sara)
  const line = secondLine(sureOf(second))
  assert.equal(line?.text, second)
  assert.equal(line?.score, likeliest(sureOf(second)).score)
})
