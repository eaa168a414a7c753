import assert from 'node:assert/strict'
import { test } from 'node:test'
import { noPassport } from '#passengers/passport-form.ts'
import { birthsUntil, editedFaults, editedFields, editedForm } from '#passengers/web/editor-draft.ts'
import { draftOf, noTraveller } from '#passengers/web/traveller-draft.ts'
import { savedSara } from '#testing/passengers/saved.ts'

const today = Temporal.PlainDate.from('2026-11-21')
const sara = draftOf(savedSara())

test('the chosen documents ask for their fields, each once', () => {
  assert.ok(!editedFields(sara, 'nationalCode').includes('passportNumber'))
  assert.ok(!editedFields(sara, 'passport').includes('nationalCode'))
  assert.ok(editedFields(sara, 'passport').includes('firstNameFarsi'))
  assert.ok(
    !editedFields({ ...sara, nationalityCountryNameFa: 'iraq' }, 'passport').includes('firstNameFarsi'),
  )
  const both = editedFields(sara, 'both')
  assert.equal(both.length, new Set(both).size)
  assert.ok(both.includes('nationalCode') && both.includes('passportNumber'))
})

test('a document that is not chosen is sent empty, with nothing of its own', () => {
  const home = editedForm(sara, 'nationalCode')
  assert.deepEqual([home.nationalCode, home.passportNumber, home.passportType], ['0012345679', '', undefined])
  const abroad = editedForm(sara, 'passport')
  assert.deepEqual([abroad.nationalCode, abroad.passportNumber], ['', 'K45128903'])
})

test('what the chosen documents ask for is missed in words', () => {
  assert.deepEqual(editedFaults(sara, 'both', today), {})
  const atHome = draftOf(savedSara(noPassport))
  assert.deepEqual(editedFaults(atHome, 'nationalCode', today), {})
  assert.deepEqual(Object.keys(editedFaults(atHome, 'both', today)), [
    'passportNumber',
    'passportExpirationDateFa',
  ])
  assert.equal(editedFaults(noTraveller, 'passport', today).passportNumber, 'شمارهٔ گذرنامه را وارد کنید.')
})

test('the newly born and the very old have their year', () => {
  assert.deepEqual(birthsUntil(today)('jalali'), { from: 1405, to: 1285 })
  assert.deepEqual(birthsUntil(today)('gregorian'), { from: 2026, to: 1906 })
})
