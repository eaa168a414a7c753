import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SavedPassenger } from '#passengers/calls.ts'
import { shortPassports } from '#passengers/passport-watch.ts'

const sara: SavedPassenger = {
  id: '7a1a6a5e-3c1c-4f7e-9d57-0a8a3f1f0b11',
  firstName: 'SARA',
  lastName: 'MOHAMMADI',
  firstNameFarsi: 'سارا',
  lastNameFarsi: 'محمدی',
  genderTitle: 'Female',
  birthDateFa: '1368-07-14',
  nationalCode: '0012345679',
  nationalityCountryNameFa: 'ایران',
  passportIssuingCountryCountryNameFa: 'ایران',
  passportType: 'IranianPassport',
  passportNumber: 'K45128903',
  passportExpirationDateFa: '1406-03-30',
  passportExpirationDateType: 'Jalali',
  type: 1,
}

test('passports that end within six months of the last landing are named, others are not', () => {
  const lastArrival = Temporal.PlainDate.from('2026-12-21')
  const others: readonly SavedPassenger[] = [
    { ...sara, id: 'long', passportExpirationDateFa: '1406-03-31' },
    { ...sara, id: 'none', passportExpirationDateFa: '', passportNumber: '' },
    { ...sara, id: 'latin', firstNameFarsi: '', lastNameFarsi: '', passportExpirationDateFa: '2026-11-01' },
  ]
  assert.deepEqual(shortPassports([sara, ...others], lastArrival), [
    { id: sara.id, name: 'سارا محمدی', expiresOn: '2027-06-20' },
    { id: 'latin', name: 'SARA MOHAMMADI', expiresOn: '2026-11-01' },
  ])
})
