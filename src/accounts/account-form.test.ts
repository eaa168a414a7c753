import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { accountFaults, tidiedAccount } from '#accounts/account-form.ts'

const today = Temporal.PlainDate.from('2026-11-21')

function faultsOf(form: Parameters<typeof tidiedAccount>[0]) {
  return Object.fromEntries(
    accountFaults(tidiedAccount(form), today).map(({ property, key }) => [property, key]),
  )
}

test('names are of their script, codes have a control digit, and nothing is required', () => {
  assert.deepEqual(faultsOf({}), {})
  assert.deepEqual(
    faultsOf({ firstName: null, lastName: '', gender: null, birthDate: '', nationalCode: null }),
    {},
  )
  assert.deepEqual(
    faultsOf({ firstName: 'سارا', lastNameFarsi: 'Mohammadi', gender: 'x', nationalCode: '0012345678' }),
    {
      firstName: 'NAME_IS_NOT_LATIN',
      lastNameFarsi: 'NAME_IS_NOT_FARSI',
      gender: 'GENDER_IS_INVALID',
      nationalCode: 'NATIONAL_CODE_IS_INVALID',
    },
  )
})

test('what people really type is put right first', () => {
  assert.deepEqual(
    tidiedAccount({
      firstName: ' sara ',
      lastNameFarsi: 'مهدوي',
      nationalCode: '۰۰۱-۲۳۴۵۶۷-۹',
      gender: null,
    }),
    { firstName: 'SARA', lastNameFarsi: 'مهدوی', nationalCode: '0012345679', gender: '' },
  )
})

test('an owner may have a hyphen, an apostrophe or an accent in the passport', () => {
  for (const [typed, kept] of [
    ['Anne-Marie', 'ANNE MARIE'],
    ["O'Hara", 'OHARA'],
    ['Zoë  de la Cruz', 'ZOE DE LA CRUZ'],
  ] as const) {
    assert.deepEqual(faultsOf({ firstName: typed, lastName: typed }), {})
    assert.equal(tidiedAccount({ lastName: typed }).lastName, kept)
  }
})

test('an owner is of age on the eighteenth birthday, in either calendar', () => {
  const cases = [
    ['2008-11-21', undefined],
    ['2008-11-22', 'OWNER_IS_UNDER_18'],
    ['1387/09/01', undefined],
    ['۱۳۸۷/۰۹/۰۲', 'OWNER_IS_UNDER_18'],
    ['1387/08/31', 'BIRTH_DATE_IS_INVALID'],
    ['1368/07/14', undefined],
    ['1404-12-30', 'BIRTH_DATE_IS_INVALID'],
    ['2027-01-01', 'BIRTH_DATE_IN_FUTURE'],
    ['1890-01-01', 'BIRTH_DATE_IS_INVALID'],
    ['دیروز', 'BIRTH_DATE_IS_INVALID'],
  ] as const
  for (const [birthDate, key] of cases) assert.equal(faultsOf({ birthDate })['birthDate'], key, birthDate)
})

test('no text whatever gets past a rule that the database would refuse', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const tidy = tidiedAccount({ firstName: text, firstNameFarsi: text })
      const faults = accountFaults(tidy, today).map(({ property }) => property)
      const { firstName = '', firstNameFarsi = '' } = tidy
      return (
        (faults.includes('firstName') || /^(?:[A-Z]+(?: [A-Z]+)*)?$/.test(firstName)) &&
        (faults.includes('firstNameFarsi') || (firstNameFarsi.length <= 50 && !/\d/.test(firstNameFarsi)))
      )
    }),
    { numRuns: 2000 },
  )
})
