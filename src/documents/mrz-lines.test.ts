import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { agrees, linesOf, type MrzLines, type PassportZone, zoneOf } from '#documents/mrz-lines.ts'
import { specimen } from '#testing/documents/zones.ts'

const written = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<'
const text = (letters: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...letters), minLength, maxLength })
const name = fc
  .array(text('ABCDEFGHIJKLMNOPQRSTUVWXYZ', 1, 8), { minLength: 1, maxLength: 2 })
  .map((words) => words.join(' '))
const digits = text('0123456789', 6, 6)
const zone: fc.Arbitrary<PassportZone> = fc.record(
  {
    type: fc.constantFrom('P', 'PD', 'PO'),
    issuer: fc.constantFrom('IRN', 'IRQ', 'D'),
    surname: name,
    givenNames: name,
    number: text(written.slice(0, -1), 1, 9),
    nationality: fc.constantFrom('IRN', 'XXA', 'D'),
    birthDate: digits,
    sex: fc.constantFrom('M' as const, 'F' as const, '' as const),
    expiryDate: digits,
    personalNumber: text(written.slice(0, -1), 0, 14),
  },
  { noNullPrototype: true },
)

test('the specimen of ICAO 9303-4 is written and read to the letter', () => {
  const lines: MrzLines = [
    'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
    'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
  ]
  assert.deepEqual(linesOf(specimen), lines)
  assert.deepEqual(zoneOf(lines), specimen)
  assert.ok(agrees(lines[1]))
})

test('what a zone says is what its lines say, there and back', () => {
  fc.assert(
    fc.property(zone, (one) => {
      const lines = linesOf(one)
      assert.deepEqual(
        lines.map((line) => line.length),
        [44, 44],
      )
      assert.deepEqual(zoneOf(lines), one)
      assert.deepEqual(linesOf(zoneOf(lines)), lines)
      assert.ok(agrees(lines[1]))
    }),
  )
})

test('a digit misread for another digit is always noticed', () => {
  const checked = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 13, 18, 19, 21, 26, 27, 28, 41, 42, 43]
  fc.assert(
    fc.property(zone, fc.constantFrom(...checked), fc.integer({ min: 1, max: 9 }), (one, place, more) => {
      const [, second] = linesOf(one)
      const digit = second[place] ?? ''
      fc.pre(/\d/.test(digit))
      const other = String((Number(digit) + more) % 10)
      assert.ok(!agrees(second.slice(0, place) + other + second.slice(place + 1)))
    }),
  )
})

test('a name longer than the line is cut, and a name without a given one has no more than a surname', () => {
  const long = { ...specimen, surname: 'BAGHERI KHOSROSHAHI NEZHAD TEHRANI', givenNames: 'MOHAMMAD REZA' }
  assert.equal(linesOf(long)[0], 'P<UTOBAGHERI<KHOSROSHAHI<NEZHAD<TEHRANI<<MOH')
  assert.deepEqual(zoneOf(linesOf({ ...specimen, givenNames: '' })), { ...specimen, givenNames: '' })
})
