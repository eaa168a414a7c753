import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SavedPassenger } from '#passengers/calls.ts'
import { shortPassports } from '#passengers/passport-watch.ts'
import { savedSara } from '#testing/passengers/saved.ts'

const sara = savedSara({ passportExpirationDateFa: '1406-03-30' })

test('passports that end within six months of the last landing are named, others are not', () => {
  const lastArrival = Temporal.PlainDate.from('2026-12-21')
  const others: readonly SavedPassenger[] = [
    { ...sara, id: 'long', passportExpirationDateFa: '1406-03-31' },
    { ...sara, id: 'none', passportExpirationDateFa: '', passportNumber: '' },
    { ...sara, id: 'latin', firstNameFarsi: '', lastNameFarsi: '', passportExpirationDateFa: '2026-11-01' },
  ]
  assert.deepEqual(shortPassports([sara, ...others], lastArrival), [
    { id: sara.id, name: 'سارا محمدی', expiresOn: '2027-06-20', issuer: 'IR' },
    { id: 'latin', name: 'SARA MOHAMMADI', expiresOn: '2026-11-01', issuer: 'IR' },
  ])
})
