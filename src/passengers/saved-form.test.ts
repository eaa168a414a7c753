import assert from 'node:assert/strict'
import { test } from 'node:test'
import { noPassport } from '#passengers/passport-form.ts'
import { documentsIn, savedFormFaults } from '#passengers/saved-form.ts'
import { savedSara } from '#testing/passengers/saved.ts'

const today = Temporal.PlainDate.from('2026-11-21')
const keys = (change: object, documents?: Parameters<typeof savedFormFaults>[2]) =>
  savedFormFaults({ ...savedSara(), ...change }, today, documents).map(({ key }) => key)

test('a code, a passport or both may be kept, and what is filled in has to be right', () => {
  assert.deepEqual(keys({}), [])
  assert.deepEqual(keys(noPassport), [])
  assert.deepEqual(keys({ nationalCode: '' }), [])
  assert.deepEqual(keys({ nationalCode: '', passportNumber: '' }), ['PL_ENTER_YOUR_NATIONAL_CODE'])
  assert.deepEqual(keys({ nationalCode: '0012345678' }), ['NATIONAL_CODE_IS_INVALID'])
  assert.deepEqual(keys({ passportNumber: 'K4' }), ['PASSPORT_NO_IS_INVALID'])
})

test('a document that is asked for is missed', () => {
  const none = { nationalCode: '', passportNumber: '' }
  assert.deepEqual(keys(none, ['nationalCode', 'passport']), [
    'PL_ENTER_YOUR_NATIONAL_CODE',
    'PL_ENTER_YOUR_PASSPORT_NO',
  ])
  assert.deepEqual(keys(none, ['passport']), ['PL_ENTER_YOUR_PASSPORT_NO'])
  assert.deepEqual(documentsIn({ nationalCode: '1', passportNumber: '2' }), ['nationalCode', 'passport'])
  assert.deepEqual(documentsIn({}), ['nationalCode'])
})

test('age is of no matter, nor how long a passport will do; a day to come is no birthday', () => {
  assert.deepEqual(keys({ birthDateFa: '2026-11-21' }), [])
  assert.deepEqual(keys({ passportExpirationDateFa: '2020-01-01' }), [])
  assert.deepEqual(keys({ birthDateFa: '2026-11-22' }), ['BIRTH_DATE_IN_FUTURE'])
})
