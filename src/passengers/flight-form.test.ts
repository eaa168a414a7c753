import assert from 'node:assert/strict'
import { test } from 'node:test'
import { flightFormFaults, formModeOf } from '#passengers/flight-form.ts'
import type { PassengerForm, Travel } from '#passengers/form.ts'
import { tidied } from '#passengers/normalized-form.ts'
import { PASSENGER_TEXTS } from '#passengers/texts.ts'

const travel = {
  today: Temporal.PlainDate.from('2026-12-03'),
  flightDate: Temporal.PlainDate.from('2026-12-03'),
  group: 'adult',
} as const
const sara: PassengerForm = {
  firstName: 'SARA',
  lastName: 'MOHAMMADI NIA',
  firstNameFarsi: 'سارا',
  lastNameFarsi: 'محمدی‌نیا',
  genderTitle: 'Female',
  birthDateFa: '1371-05-24',
  nationalCode: '0013542419',
  type: 1,
}

const faultOf = (change: Partial<PassengerForm>, more: Travel = travel) =>
  flightFormFaults('nationalCode', tidied({ ...sara, ...change }), more).map(
    ({ property, key }) => `${property} ${key}`,
  )

test('a form filled in right has no fault', () => {
  assert.deepEqual(faultOf({}), [])
})

test('an empty form names every field once, in the order of the screen', () => {
  assert.deepEqual(
    flightFormFaults('nationalCode', {}, travel).map(({ key }) => key),
    [
      'PL_ENTER_YOUR_FIRST_NAME_FARSI',
      'PL_ENTER_YOUR_LAST_NAME_FARSI',
      'PL_ENTER_YOUR_FIRST_NAME',
      'PL_ENTER_YOUR_LAST_NAME',
      'PL_ENTER_YOUR_GENDER',
      'PL_ENTER_YOUR_BIRTH_DATE',
      'PASSENGER_AGE_IS_INVALID',
      'PL_ENTER_YOUR_NATIONAL_CODE',
    ],
  )
})

test('every bad input of §5 is answered with its key', () => {
  const cases: readonly (readonly [Partial<PassengerForm>, string])[] = [
    [{ firstName: 'سارا' }, 'firstName NAME_IS_NOT_LATIN'],
    [{ firstName: 'Sara2' }, 'firstName NAME_IS_NOT_LATIN'],
    [{ lastName: 'O_Hara' }, 'lastName NAME_IS_NOT_LATIN'],
    [{ lastName: 'A'.repeat(51) }, 'lastName NAME_IS_NOT_LATIN'],
    [{ firstNameFarsi: 'Sara' }, 'firstNameFarsi NAME_IS_NOT_FARSI'],
    [{ firstNameFarsi: 'سارا\u202e' }, 'firstNameFarsi NAME_IS_NOT_FARSI'],
    [{ firstNameFarsi: '<b>سارا' }, 'firstNameFarsi NAME_IS_NOT_FARSI'],
    [{ lastNameFarsi: '\u0000سارا' }, 'lastNameFarsi NAME_IS_NOT_FARSI'],
    [{ genderTitle: 'male' }, 'genderTitle PL_ENTER_YOUR_GENDER'],
    [{ birthDateFa: '1371-13-01' }, 'birthDateFa BIRTH_DATE_IS_INVALID'],
    [{ birthDateFa: '1405-12-30' }, 'birthDateFa BIRTH_DATE_IS_INVALID'],
    [{ birthDateFa: '1250-01-01' }, 'birthDateFa BIRTH_DATE_IS_INVALID'],
    [{ birthDateFa: '1400-01-01' }, 'birthDateFa PASSENGER_AGE_IS_INVALID'],
    [{ birthDateFa: '1405-09-10' }, 'birthDateFa INFANT_UNDER_TEN_DAYS'],
    [{ birthDateFa: '1405-09-13' }, 'birthDateFa BIRTH_DATE_IN_FUTURE'],
    [{ type: 4 }, 'type PASSENGER_AGE_IS_INVALID'],
    [{ type: 2 }, 'type PASSENGER_AGE_IS_INVALID'],
    [{ nationalCode: '1111111111' }, 'nationalCode NATIONAL_CODE_IS_INVALID'],
    [{ nationalCode: '0013542418' }, 'nationalCode NATIONAL_CODE_IS_INVALID'],
    [{ nationalCode: '' }, 'nationalCode PL_ENTER_YOUR_NATIONAL_CODE'],
  ]
  for (const [change, fault] of cases) assert.deepEqual(faultOf(change), [fault], JSON.stringify(change))
})

test('what people really type is put right before it is checked', () => {
  const typed = {
    firstName: ' sara ',
    lastName: 'Mohammadi  Nia',
    lastNameFarsi: 'محمدي‌نيا',
    birthDateFa: '۱۳۷۱/۵/۲۴',
    nationalCode: '۰۰۱-۳۵۴۲۴۱۹',
  }
  assert.deepEqual(faultOf(typed), [])
  assert.equal(tidied(typed).lastNameFarsi, 'محمدی‌نیا')
  assert.equal(tidied(typed).lastName, 'MOHAMMADI NIA')
})

test('the age is that of the flight, not of today', () => {
  const birthDateFa = '1393-09-12' // 2014-12-03
  assert.deepEqual(faultOf({ birthDateFa, type: 2 }, childOn('2026-12-02')), [])
  assert.deepEqual(faultOf({ birthDateFa, type: 2 }, childOn('2026-12-03')), [
    'birthDateFa PASSENGER_AGE_IS_INVALID',
  ])
})

test('a wrong national code reads as the specification says', () => {
  assert.equal(PASSENGER_TEXTS.NATIONAL_CODE_IS_INVALID, 'کد ملی نامعتبر است')
})

function childOn(flight: string) {
  return { today: travel.today, flightDate: Temporal.PlainDate.from(flight), group: 'child' } as const
}

const negar: PassengerForm = {
  firstName: 'NEGAR',
  lastName: 'ROSTAMI',
  firstNameFarsi: 'نگار',
  lastNameFarsi: 'رستمی',
  genderTitle: 'Female',
  birthDateFa: '1371-05-24',
  nationalityCountryNameFa: 'ایران',
  passportIssuingCountryCountryNameFa: 'ایران',
  passportType: 'IranianPassport',
  passportNumber: 'K45128903',
  passportExpirationDateFa: '1409-12-18',
  passportExpirationDateType: 'Jalali',
  type: 1,
}
const abroad = { ...travel, lastArrival: Temporal.PlainDate.from('2026-12-21') } as const
const faultAbroad = (change: PassengerForm, more: Travel = abroad) =>
  flightFormFaults('passport', tidied({ ...negar, ...change }), more).map(
    ({ property, key }) => `${property} ${key}`,
  )

test('abroad an Iranian gives her Farsi names, somebody else need not', () => {
  assert.deepEqual(faultAbroad({}), [])
  assert.deepEqual(faultAbroad({ firstNameFarsi: '' }), ['firstNameFarsi PL_ENTER_YOUR_FIRST_NAME_FARSI'])
  const hassan = {
    firstNameFarsi: '',
    lastNameFarsi: '',
    nationalityCountryNameFa: 'iraq',
    passportIssuingCountryCountryNameFa: 'IRQ',
    passportType: 'IraqPassport',
    passportNumber: 'ab 123456',
  }
  assert.deepEqual(faultAbroad(hassan), [])
  assert.equal(tidied(hassan).nationalityCountryNameFa, 'عراق')
})

test('every bad passport of §5 is answered with its key', () => {
  const cases: readonly (readonly [PassengerForm, string])[] = [
    [{ nationalityCountryNameFa: '' }, 'nationalityCountryNameFa PL_ENTER_YOUR_NATIONALITY'],
    [
      { passportIssuingCountryCountryNameFa: '' },
      'passportIssuingCountryCountryNameFa PL_ENTER_YOUR_ISSUING_COUNTRY',
    ],
    [
      { passportIssuingCountryCountryNameFa: 'ناکجا' },
      'passportIssuingCountryCountryNameFa COUNTRY_IS_UNKNOWN',
    ],
    [{ passportType: 'Martian' }, 'passportType PL_ENTER_YOUR_PASSPORT_TYPE'],
    [{ passportType: 'IraqPassport' }, 'passportType PASSPORT_TYPE_IS_INVALID'],
    [{ passportNumber: '' }, 'passportNumber PL_ENTER_YOUR_PASSPORT_NO'],
    [{ passportNumber: 'K4512' }, 'passportNumber PASSPORT_NO_IS_INVALID'],
    [{ passportExpirationDateFa: '' }, 'passportExpirationDateFa PL_ENTER_YOUR_PASSPORT_EXPIRATION'],
    [{ passportExpirationDateFa: '1409-12-31' }, 'passportExpirationDateFa PASSPORT_EXPIRATION_IS_INVALID'],
    [{ passportExpirationDateFa: '2025-01-01' }, 'passportExpirationDateFa PASS_VALIDITY_LESS_6MONTH'],
    [
      { passportExpirationDateType: 'Lunar' },
      'passportExpirationDateType PL_ENTER_YOUR_PASSPORT_EXPIRATION_TYPE',
    ],
  ]
  for (const [change, fault] of cases) assert.deepEqual(faultAbroad(change), [fault], JSON.stringify(change))
})

test('six months are counted from the landing of the last leg, not from the first flight', () => {
  const expiresOn = (text: string) => faultAbroad({ passportExpirationDateFa: text })
  assert.deepEqual(expiresOn('2027-06-20'), ['passportExpirationDateFa PASS_VALIDITY_LESS_6MONTH'])
  assert.deepEqual(expiresOn('2027-06-21'), [])
  assert.deepEqual(expiresOn('۱۴۰۶/۰۳/۳۱'), []) // the same day
  assert.deepEqual(expiresOn('۱۴۰۶/۰۳/۳۰'), ['passportExpirationDateFa PASS_VALIDITY_LESS_6MONTH'])
})

test('names are as long as the supplier takes them', () => {
  const longest = { ...abroad, longestName: 20 }
  assert.deepEqual(faultAbroad({ lastName: 'A'.repeat(20) }, longest), [])
  assert.deepEqual(faultAbroad({ lastName: 'A'.repeat(21) }, longest), ['lastName NAME_IS_TOO_LONG'])
  assert.deepEqual(faultAbroad({ lastName: 'A'.repeat(21) }), [])
})

test('inside Iran somebody without a national code may show a passport', () => {
  const guest = {
    ...negar,
    nationalityCountryNameFa: '',
    passportIssuingCountryCountryNameFa: 'آلمان',
    passportType: 'OtherCountries',
  }
  assert.equal(formModeOf('nationalCode', guest), 'domestic-flight-nationality')
  assert.deepEqual(flightFormFaults('nationalCode', guest, travel), [])
  assert.equal(formModeOf('nationalCode', { ...guest, nationalCode: '0013542419' }), 'national')
  assert.equal(formModeOf('nationalCode', {}), 'national')
})
