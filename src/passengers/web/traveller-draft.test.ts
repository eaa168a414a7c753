import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inCalendar } from '#passengers/web/date-draft.ts'
import {
  birthYears,
  draftOf,
  faultsOf,
  formOf,
  groupOf,
  isOf,
  noTraveller,
  type TravellerDraft,
} from '#passengers/web/traveller-draft.ts'
import { savedSara } from '#testing/passengers/saved.ts'

const travel = {
  today: Temporal.PlainDate.from('2026-12-03'),
  flightDate: Temporal.PlainDate.from('2026-12-03'),
  group: 'adult',
} as const

const sara: TravellerDraft = {
  ...noTraveller,
  firstName: 'sara',
  lastName: 'Mohammadi ',
  firstNameFarsi: 'سارا',
  lastNameFarsi: 'محمدي',
  genderTitle: 'Female',
  birth: { calendar: 'jalali', day: '14', month: '7', year: '1368' },
  nationalCode: '۰۰۱۲۳۴۵۶۷۹',
}

test('what was typed is put right before it is sent', () => {
  const form = formOf(sara, 'adult', 'nationalCode')
  assert.equal(form.firstName, 'SARA')
  assert.equal(form.lastName, 'MOHAMMADI')
  assert.equal(form.lastNameFarsi, 'محمدی')
  assert.equal(form.nationalCode, '0012345679')
  assert.equal(form.birthDateFa, '1368-7-14')
  assert.equal(form.type, 1)
  assert.deepEqual(faultsOf(sara, 'nationalCode', travel), {})
})

test('an empty form asks for everything once', () => {
  assert.deepEqual(Object.keys(faultsOf(noTraveller, 'nationalCode', travel)).toSorted(), [
    'birthDateFa',
    'firstName',
    'firstNameFarsi',
    'genderTitle',
    'lastName',
    'lastNameFarsi',
    'nationalCode',
  ])
})

test('half a birth date is missing, a day that does not exist is wrong', () => {
  const half = { ...sara, birth: { ...sara.birth, day: '' } }
  assert.equal(faultsOf(half, 'nationalCode', travel).birthDateFa, 'تاریخ تولد را انتخاب کنید.')
  const never = { ...sara, birth: { calendar: 'jalali', day: '31', month: '12', year: '1368' } } as const
  assert.equal(faultsOf(never, 'nationalCode', travel).birthDateFa, 'این تاریخ تولد درست نیست.')
  const february = { ...sara, birth: { calendar: 'gregorian', day: '30', month: '2', year: '1990' } } as const
  assert.equal(faultsOf(february, 'nationalCode', travel).birthDateFa, 'این تاریخ تولد درست نیست.')
})

test('the same day reads on in the other calendar and back', () => {
  const gregorian = inCalendar(sara.birth, 'gregorian')
  assert.deepEqual(gregorian, { calendar: 'gregorian', day: '6', month: '10', year: '1989' })
  assert.deepEqual(inCalendar(gregorian, 'jalali'), sara.birth)
  assert.deepEqual(inCalendar({ ...sara.birth, month: '' }, 'gregorian'), {
    calendar: 'gregorian',
    day: '',
    month: '',
    year: '',
  })
})

test('years of birth fit the group on the day of the flight', () => {
  assert.deepEqual(birthYears({ ...travel, group: 'infant' }, 'jalali'), { from: 1405, to: 1403 })
  assert.deepEqual(birthYears({ ...travel, group: 'child' }, 'jalali'), { from: 1403, to: 1393 })
  assert.deepEqual(birthYears(travel, 'gregorian'), { from: 2014, to: 1916 })
})

test('a saved co-traveller fills the whole form', () => {
  const saved = savedSara()
  const filled = draftOf(saved)
  assert.deepEqual(filled.birth, sara.birth)
  assert.deepEqual(faultsOf(filled, 'nationalCode', travel), {})
  assert.deepEqual(faultsOf(filled, 'passport', travel), {})
  assert.ok(isOf(filled, saved))
  assert.ok(isOf({ ...filled, passportNumber: '' }, saved))
  assert.ok(!isOf(noTraveller, { ...saved, nationalCode: '', passportNumber: '' }))
})

test('what is sent names the document of the flight alone', () => {
  const both: TravellerDraft = {
    ...sara,
    passportNumber: 'k ۴۵۱۲۸۹۰۳',
    expiry: { calendar: 'jalali', day: '18', month: '12', year: '1409' },
  }
  const abroad = formOf(both, 'adult', 'passport')
  assert.equal(abroad.nationalCode, undefined)
  assert.equal(abroad.passportNumber, 'K45128903')
  assert.equal(abroad.passportExpirationDateFa, '1409-12-18')
  assert.equal(abroad.passportExpirationDateType, 'Jalali')
  assert.equal(formOf(both, 'adult', 'nationalCode').passportNumber, undefined)
})

test('inside Iran a guest shows a passport only once he has said so', () => {
  const guest: TravellerDraft = {
    ...sara,
    nationalCode: '',
    passportIssuingCountryCountryNameFa: 'آلمان',
    passportType: 'OtherCountries',
    passportNumber: 'C01X00T47',
    expiry: { calendar: 'gregorian', day: '1', month: '1', year: '2030' },
  }
  assert.deepEqual(Object.keys(faultsOf(guest, 'nationalCode', travel)), ['nationalCode'])
  assert.deepEqual(faultsOf({ ...guest, shows: 'passport' }, 'nationalCode', travel), {})
})

test('who asks for a visa is of the group his birthday makes him, and gives his Farsi names of whatever nationality', () => {
  const child: TravellerDraft = {
    ...sara,
    birth: { calendar: 'jalali', day: '1', month: '1', year: '1400' },
    nationalityCountryNameFa: 'عراق',
    passportIssuingCountryCountryNameFa: 'عراق',
    passportType: 'IraqPassport',
    passportNumber: 'A1234567',
    expiry: { calendar: 'gregorian', day: '1', month: '1', year: '2030' },
    lastNameFarsi: '',
  }
  assert.equal(groupOf(child, 'passport-and-farsi', travel), 'child')
  assert.equal(groupOf(child, 'passport', travel), 'adult')
  assert.deepEqual(faultsOf(child, 'passport-and-farsi', travel), {
    lastNameFarsi: 'نام خانوادگی فارسی را وارد کنید.',
  })
  assert.deepEqual(Object.keys(faultsOf(child, 'passport', travel)), ['birthDateFa'])
})
