import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { isLatinName } from '#accounts/names.ts'
import { latinKey } from '#passengers/latin/keys.ts'
import { knownFarsi } from '#passengers/latin/known-names.ts'
import { farsiFor, latinFor } from '#passengers/latin-names.ts'
import { testPeople } from '#testing/passengers/latin/people.ts'

test('of names off real papers three in four are suggested as they stand there, and most of the others as other papers have them', () => {
  const names = testPeople.flatMap((person) => [
    { farsi: person.firstNameFarsi, latin: person.firstName, kind: 'given' as const },
    { farsi: person.lastNameFarsi, latin: person.lastName, kind: 'family' as const },
  ])
  const exact = names.filter(
    ({ farsi, latin, kind }) => latinKey(latinFor(farsi, kind) ?? '') === latinKey(latin),
  )
  const usual = names.filter(({ farsi, latin }) =>
    knownFarsi(farsi).some((known) => known.latin.some((one) => latinKey(one) === latinKey(latin))),
  )
  const right = new Set([...exact, ...usual])
  assert.ok(exact.length / names.length >= 0.75, String(exact.length / names.length))
  assert.ok(right.size / names.length >= 0.85, String(right.size / names.length))
})

const spellings = [
  ['امیر', 'given', 'AMIR'],
  ['علی‌رضا', 'given', 'ALIREZA'],
  ['سید محمد', 'given', 'SEYED MOHAMMAD'],
  ['حسین', 'given', 'HOSSEIN'],
  ['حسين', 'given', 'HOSSEIN'],
  ['محمدی‌نیا', 'family', 'MOHAMMADINIA'],
  ['محمدی نیا', 'family', 'MOHAMMADI NIA'],
  ['حسین‌زاده', 'family', 'HOSSEINZADEH'],
  ['کریمیان', 'family', 'KARIMIAN'],
  ['رضائی', 'family', 'REZAEI'],
  ['اکبرنژاد', 'family', 'AKBARNEJAD'],
  ['افتخاری', 'family', 'EFTEKHARI'],
  ['خاکباز', 'family', 'KHAKBAZ'],
  ['رفسنجانی', 'family', 'RAFSANJANI'],
  ['الجبوری', 'family', 'ALJABURI'],
  ['ا ؤ ک', 'family', 'A K'],
] as const
for (const [farsi, kind, latin] of spellings)
  test(`${farsi} is suggested as ${latin}`, () => assert.equal(latinFor(farsi, kind), latin))

test('what is suggested may be written into the Latin field, or nothing is', () => {
  const letters = fc.constantFrom(...'اآبپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیئؤ\u200c ')
  fc.assert(
    fc.property(fc.array(letters, { maxLength: 20 }), (typed) => {
      const latin = latinFor(typed.join(''), 'family')
      assert.ok(latin === undefined || isLatinName(latin), `${typed.join('')} ${latin}`)
    }),
  )
  for (const nothing of ['', 'Sara', '۱۲', '<سارا>']) assert.equal(latinFor(nothing, 'given'), undefined)
})

test('a Latin name that is known goes back to Farsi letters', () => {
  assert.equal(farsiFor('hosein', 'given'), 'حسین')
  assert.equal(farsiFor('Rostami', 'family'), 'رستمی')
  assert.equal(farsiFor('Mustermann', 'family'), undefined)
})
