import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  birthYears,
  draftOf,
  faultsOf,
  formOf,
  inCalendar,
  noTraveller,
  type TravellerDraft,
} from '#passengers/web/traveller-draft.ts'

const travel = { flightDate: Temporal.PlainDate.from('2026-12-03'), group: 'adult' } as const

const sara: TravellerDraft = {
  firstName: 'sara',
  lastName: 'Mohammadi ',
  firstNameFarsi: 'سارا',
  lastNameFarsi: 'محمدي',
  genderTitle: 'Female',
  birth: { calendar: 'jalali', day: '14', month: '7', year: '1368' },
  nationalCode: '۰۰۱۲۳۴۵۶۷۹',
}

test('what was typed is put right before it is sent', () => {
  const form = formOf(sara, 'adult')
  assert.equal(form.firstName, 'SARA')
  assert.equal(form.lastName, 'MOHAMMADI')
  assert.equal(form.lastNameFarsi, 'محمدی')
  assert.equal(form.nationalCode, '0012345679')
  assert.equal(form.birthDateFa, '1368-7-14')
  assert.equal(form.type, 1)
  assert.deepEqual(faultsOf(sara, travel), {})
})

test('an empty form asks for everything once', () => {
  assert.deepEqual(Object.keys(faultsOf(noTraveller, travel)).toSorted(), [
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
  assert.equal(faultsOf(half, travel).birthDateFa, 'تاریخ تولد را انتخاب کنید.')
  const never = { ...sara, birth: { calendar: 'jalali', day: '31', month: '12', year: '1368' } } as const
  assert.equal(faultsOf(never, travel).birthDateFa, 'این تاریخ تولد درست نیست.')
  const february = { ...sara, birth: { calendar: 'gregorian', day: '30', month: '2', year: '1990' } } as const
  assert.equal(faultsOf(february, travel).birthDateFa, 'این تاریخ تولد درست نیست.')
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
  const filled = draftOf({
    id: '7a1a6a5e-3c1c-4f7e-9d57-0a8a3f1f0b11',
    firstName: 'SARA',
    lastName: 'MOHAMMADI',
    firstNameFarsi: 'سارا',
    lastNameFarsi: 'محمدی',
    genderTitle: 'Female',
    birthDateFa: '1368-07-14',
    nationalCode: '0012345679',
    type: 1,
  })
  assert.deepEqual(filled.birth, sara.birth)
  assert.deepEqual(faultsOf(filled, travel), {})
})
