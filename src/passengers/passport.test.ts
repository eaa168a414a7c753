import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { tidied } from '#passengers/normalized-form.ts'
import {
  isPassportNumber,
  isValidLongEnough,
  neededUntil,
  PASSPORT_TYPES,
  passportTypeOf,
} from '#passengers/passport.ts'

const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const digits = (shortest: number, longest: number) =>
  fc
    .array(fc.constantFrom(...'0123456789'), { minLength: shortest, maxLength: longest })
    .map((all) => all.join(''))
const letters = (count: number) =>
  fc.array(letter, { minLength: count, maxLength: count }).map((all) => all.join(''))
const numberOf = (lettersFirst: number, [shortest, longest]: readonly [number, number]) =>
  fc.tuple(letters(lettersFirst), digits(shortest, longest)).map(([a, b]) => a + b)

const right = {
  IranianPassport: numberOf(1, [7, 8]),
  IraqPassport: fc.oneof(numberOf(1, [7, 8]), numberOf(2, [6, 7])),
  OtherCountries: fc
    .array(fc.oneof(letter, digits(1, 1)), { minLength: 6, maxLength: 10 })
    .map((all) => all.join('')),
} as const

test('every number of an origin’s shape is its own, whatever digits and capitals it is typed in', () => {
  for (const type of PASSPORT_TYPES)
    fc.assert(
      fc.property(right[type], fc.constantFrom('۰', '٠', '0'), (number, zero) => {
        const typed = ` ${number.toLowerCase()} `.replace(/\d/g, (digit) =>
          String.fromCharCode(zero.charCodeAt(0) + Number(digit)),
        )
        assert.ok(isPassportNumber(tidied({ passportNumber: typed }).passportNumber, type), typed)
      }),
    )
})

test('a letter or a digit more or less than the shape is refused', () => {
  const cases = {
    IranianPassport: [numberOf(1, [0, 6]), numberOf(1, [9, 12]), numberOf(0, [7, 9]), numberOf(2, [6, 8])],
    IraqPassport: [
      numberOf(1, [0, 6]),
      numberOf(1, [9, 12]),
      numberOf(2, [0, 5]),
      numberOf(2, [8, 12]),
      numberOf(3, [5, 7]),
    ],
    OtherCountries: [
      numberOf(0, [0, 5]),
      numberOf(4, [7, 9]),
      numberOf(3, [3, 6]).map((number) => `${number}-`),
    ],
  } as const
  for (const type of PASSPORT_TYPES)
    for (const wrong of cases[type])
      fc.assert(fc.property(wrong, (number) => !isPassportNumber(number, type)))
})

test('an origin is told by the country that issued the passport', () => {
  assert.deepEqual(['IR', 'IQ', 'DE'].map(passportTypeOf), [
    'IranianPassport',
    'IraqPassport',
    'OtherCountries',
  ])
})

test('six months from the end of August end with February', () => {
  const arrival = Temporal.PlainDate.from('2026-08-31')
  assert.equal(neededUntil(arrival).toString(), '2027-02-28')
  assert.ok(isValidLongEnough(Temporal.PlainDate.from('2027-02-28'), arrival))
  assert.ok(!isValidLongEnough(Temporal.PlainDate.from('2027-02-27'), arrival))
})
