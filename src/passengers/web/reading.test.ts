import assert from 'node:assert/strict'
import { test } from 'node:test'
import { corrected, withReading } from '#passengers/web/reading.ts'
import { noTraveller, type TravellerDraft } from '#passengers/web/traveller-draft.ts'

const german = {
  firstName: 'Anna  Maria',
  lastName: 'mustermann',
  genderTitle: 'Female',
  birthDateFa: '1984-08-12',
  nationalityCountryNameFa: 'D',
  passportIssuingCountryCountryNameFa: 'DEU',
  passportNumber: 'c01x00t47',
  passportExpirationDateFa: '2032-10-31',
}

test('a passport fills its fields in the form’s own words, and leaves the Farsi names alone', () => {
  const typed: TravellerDraft = { ...noTraveller, firstNameFarsi: 'آنا', lastName: 'WRONG' }
  const filled = withReading(typed, { ...german, nationalityCountryNameFa: 'DEU' })
  assert.deepEqual(filled, {
    ...typed,
    firstName: 'ANNA MARIA',
    lastName: 'MUSTERMANN',
    genderTitle: 'Female',
    birth: { calendar: 'jalali', day: '21', month: '5', year: '1363' },
    nationalityCountryNameFa: 'آلمان',
    passportIssuingCountryCountryNameFa: 'آلمان',
    passportType: 'OtherCountries',
    passportNumber: 'C01X00T47',
    expiry: { calendar: 'gregorian', day: '31', month: '10', year: '2032' },
    shows: 'passport',
  })
})

test('what was not read stays as it was typed', () => {
  const typed: TravellerDraft = {
    ...noTraveller,
    firstName: 'SARA',
    nationalCode: '0012345679',
    birth: { calendar: 'gregorian', day: '6', month: '10', year: '1989' },
  }
  assert.deepEqual(withReading(typed, {}), typed)
  assert.deepEqual(
    withReading(typed, { firstName: ' ', birthDateFa: '1989-13-40', passportType: 'Martian' }),
    typed,
  )
})

test('an Iranian passport is dated by the Jalali calendar and leaves the national code the document at home', () => {
  const filled = withReading(noTraveller, {
    nationalityCountryNameFa: 'IRN',
    passportIssuingCountryCountryNameFa: 'IRN',
    passportNumber: 'K45128903',
    passportExpirationDateFa: '2031-03-09',
  })
  assert.deepEqual(filled.expiry, { calendar: 'jalali', day: '18', month: '12', year: '1409' })
  assert.equal(filled.shows, 'nationalCode')
  const gregorian = withReading(noTraveller, {
    passportExpirationDateFa: '2031-03-09',
    passportExpirationDateType: 'Gregorian',
  })
  assert.deepEqual(gregorian.expiry, { calendar: 'gregorian', day: '9', month: '3', year: '2031' })
})

test('a number that is taken over leaves the name looked at; a name is to be looked at again', () => {
  const looked: TravellerDraft = { ...noTraveller, firstName: 'SARA', nameCheck: 'done' }
  const other = corrected(looked, { passportNumber: 'K45128903' })
  assert.deepEqual([other.passportNumber, other.nameCheck], ['K45128903', 'done'])
  assert.equal(corrected(looked, { lastName: 'MOHAMMADI' }).nameCheck, 'due')
})
