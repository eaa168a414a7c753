import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expiryYears, withIssuer, withOrigin } from '#passengers/web/passport-draft.ts'
import { noTraveller } from '#passengers/web/traveller-draft.ts'

const travel = {
  today: Temporal.PlainDate.from('2026-12-03'),
  flightDate: Temporal.PlainDate.from('2026-12-03'),
  group: 'adult',
} as const

test('an origin brings its country, the nationality that went with it and its calendar', () => {
  const iraqi = withOrigin(noTraveller, 'IraqPassport')
  assert.equal(iraqi.passportIssuingCountryCountryNameFa, 'عراق')
  assert.equal(iraqi.nationalityCountryNameFa, 'عراق')
  assert.equal(iraqi.expiry.calendar, 'gregorian')
  assert.equal(withOrigin(iraqi, 'IranianPassport').expiry.calendar, 'jalali')
  const other = withOrigin(iraqi, 'OtherCountries')
  assert.deepEqual([other.passportIssuingCountryCountryNameFa, other.nationalityCountryNameFa], ['', ''])
})

test('a nationality of its own and a date that is chosen stay', () => {
  const expiry = { calendar: 'jalali', day: '1', month: '1', year: '1410' } as const
  const born = { ...noTraveller, nationalityCountryNameFa: 'افغانستان', expiry }
  const next = withOrigin(born, 'IraqPassport')
  assert.equal(next.nationalityCountryNameFa, 'افغانستان')
  assert.deepEqual(next.expiry, expiry)
})

test('an issuing country tells the origin; half a name tells nothing', () => {
  assert.equal(withIssuer(noTraveller, 'Germany').passportType, 'OtherCountries')
  assert.equal(withIssuer(noTraveller, 'عراق').passportType, 'IraqPassport')
  assert.equal(withIssuer(noTraveller, 'آ').passportType, 'IranianPassport')
  const german = withIssuer(noTraveller, 'آلمان')
  assert.equal(withOrigin(german, 'OtherCountries').passportIssuingCountryCountryNameFa, 'آلمان')
})

test('years of expiry begin with the last one, so that what has run out can be said', () => {
  assert.deepEqual(expiryYears(travel, 'jalali'), { from: 1404, to: 1420 })
  assert.deepEqual(expiryYears(travel, 'gregorian'), { from: 2025, to: 2041 })
})
