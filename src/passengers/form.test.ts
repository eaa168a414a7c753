import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FormMode, PassengerForm } from '#passengers/form.ts'
import { formFaults } from '#passengers/form-faults.ts'

const travel = {
  today: Temporal.PlainDate.from('2026-12-03'),
  flightDate: Temporal.PlainDate.from('2026-12-03'),
  group: 'adult',
} as const
const full: PassengerForm = {
  firstName: 'DARIUSH',
  lastName: 'ROSTAMI',
  firstNameFarsi: 'داریوش',
  lastNameFarsi: 'رستمی',
  genderTitle: 'Male',
  birthDateFa: '1368-08-03',
  nationalCode: '0013542419',
  nationalityCountryNameFa: 'ایران',
  passportIssuingCountryCountryNameFa: 'ایران',
  passportType: 'IranianPassport',
  passportNumber: 'K45128903',
  passportExpirationDateFa: '1409-12-18',
  passportExpirationDateType: 'Jalali',
  type: 1,
}
const modes: readonly FormMode[] = [
  'national',
  'passport',
  'iran-international',
  'either-document',
  'domestic-flight-nationality',
]
const keys = (mode: FormMode, change: PassengerForm) =>
  formFaults(mode, { ...full, ...change }, travel).map(({ key }) => key)

test('a full form is right in each of the five modes', () => {
  for (const mode of modes) assert.deepEqual(keys(mode, {}), [], mode)
})

const issuers = { IraqPassport: 'عراق', IranianPassport: 'ایران', OtherCountries: 'فرانسه' } as const

test('passport numbers follow their origin', () => {
  const cases = [
    [
      'IraqPassport',
      ['A1234567', 'A12345678', 'AB123456', 'AB1234567'],
      ['AB12345', 'A123456', 'ABC12345', '12345678'],
    ],
    ['IranianPassport', ['K4512890', 'K45128903'], ['K451289', 'KK4512890', '45128903']],
    ['OtherCountries', ['123456', 'AB12CD34EF'], ['12345', 'AB12CD34EFG', 'AB-1234']],
  ] as const
  for (const [passportType, right, wrong] of cases) {
    const passport = { passportType, passportIssuingCountryCountryNameFa: issuers[passportType] }
    for (const passportNumber of right)
      assert.deepEqual(keys('passport', { ...passport, passportNumber }), [])
    for (const passportNumber of wrong)
      assert.deepEqual(keys('passport', { ...passport, passportNumber }), ['PASSPORT_NO_IS_INVALID'])
  }
})

test('a passport that ends within six months of the flight is refused, one that ends on the day is not', () => {
  assert.deepEqual(keys('passport', { passportExpirationDateFa: '2027-06-02' }), [
    'PASS_VALIDITY_LESS_6MONTH',
  ])
  assert.deepEqual(keys('passport', { passportExpirationDateFa: '2027-06-03' }), [])
})

test('where three months are asked for, one that ends a day earlier is refused', () => {
  const threeMonths = (passportExpirationDateFa: string) =>
    formFaults('passport', { ...full, passportExpirationDateFa }, { ...travel, passportMonths: 3 }).map(
      ({ key }) => key,
    )
  assert.deepEqual(threeMonths('2027-03-02'), ['PASS_VALIDITY_LESS_6MONTH'])
  assert.deepEqual(threeMonths('2027-03-03'), [])
})

test('a mode that names no document still needs one of the two', () => {
  const none = { nationalCode: '', passportNumber: '' }
  assert.deepEqual(keys('either-document', none), ['PL_ENTER_YOUR_NATIONAL_CODE'])
  assert.deepEqual(keys('either-document', { ...none, passportNumber: 'K45128903' }), [])
  assert.deepEqual(keys('either-document', { ...none, nationalCode: '0013542418' }), [
    'NATIONAL_CODE_IS_INVALID',
  ])
})
