import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fieldsOf } from '#documents/fields-of.ts'
import { linesOf, type PassportZone } from '#documents/mrz-lines.ts'
import { sara, specimen } from '#testing/documents/zones.ts'

const today = Temporal.PlainDate.from('2026-11-21')
const told = (zone: PassportZone) => fieldsOf({ lines: linesOf(zone) }, today)

test('an Iranian passport fills the whole form, by the Jalali calendar, the national code too', () => {
  assert.deepEqual(told(sara), {
    firstName: 'SARA',
    lastName: 'MOHAMMADI NEZHAD',
    genderTitle: 'Female',
    birthDateFa: '1368-07-13',
    nationalCode: '0012345679',
    nationalityCountryNameFa: 'ایران',
    passportIssuingCountryCountryNameFa: 'ایران',
    passportType: 'IranianPassport',
    passportNumber: 'K45128903',
    passportExpirationDateFa: '1410-03-30',
    passportExpirationDateType: 'Jalali',
  })
})

test('a personal number that is no national code is not taken for one', () => {
  assert.equal(told({ ...sara, personalNumber: '0012345678' }).nationalCode, undefined)
  assert.equal(told({ ...sara, nationality: 'AFG' }).nationalCode, undefined)
})

test('a foreign passport ends by the Gregorian calendar; Germany’s one letter is Germany', () => {
  const fields = told({ ...sara, issuer: 'D', nationality: 'IRQ' })
  assert.equal(fields.passportExpirationDateFa, '2031-06-20')
  assert.equal(fields.passportExpirationDateType, 'Gregorian')
  assert.equal(fields.passportIssuingCountryCountryNameFa, 'آلمان')
  assert.equal(fields.nationalityCountryNameFa, 'عراق')
  assert.equal(fields.passportType, 'OtherCountries')
  assert.equal(told({ ...sara, issuer: 'IRQ' }).passportType, 'IraqPassport')
})

test('what the zone does not say, or says impossibly, is left out', () => {
  const fields = told({ ...specimen, sex: '', birthDate: '7413<<', expiryDate: '310230' })
  assert.deepEqual(Object.keys(fields).sort(), ['firstName', 'lastName', 'passportNumber', 'passportType'])
})
