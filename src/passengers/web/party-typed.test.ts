import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Travel } from '#passengers/form.ts'
import { draftFrom, newDraft } from '#passengers/web/party-draft.ts'
import { typedIn } from '#passengers/web/party-typed.ts'

const travel: Travel = {
  group: 'adult',
  today: Temporal.PlainDate.from('2026-12-03'),
  flightDate: Temporal.PlainDate.from('2026-12-03'),
}
const drawn = newDraft(
  { document: 'passport', travels: [travel, travel] },
  { phoneNumber: '0912 345 6789', email: '' },
)
const untouched: readonly (readonly [string, string])[] = [
  ['passengers.0.firstName', ''],
  ['passengers.1.birthDateFa.day', ''],
  ['passengers.0.nationalityCountryNameFa', 'ایران'],
  ['passengers.0.passportType', 'IranianPassport'],
  ['contact.phoneNumber', '0912 345 6789'],
  ['contact.email', ''],
]

test('a form nobody touched holds nothing written', () => {
  assert.equal(typedIn(untouched, drawn), null)
})

test('what was written before the page came alive becomes the draft', () => {
  const typed = typedIn(
    [
      ...untouched,
      ['passengers.1.firstName', 'SARA'],
      ['passengers.1.birthDateFa.year', '1368'],
      ['passengers.1.passportExpirationDateFa.year', '1409'],
      ['passengers.1.nationalityCountryNameFa', 'iraq'],
      ['contact.email', 'sara@mail.com'],
    ],
    drawn,
  )
  const draft = draftFrom(typed, drawn)
  assert.deepEqual(draft.travellers[0], drawn.travellers[0])
  assert.equal(draft.travellers[1]?.firstName, 'SARA')
  assert.equal(draft.travellers[1]?.birth.year, '1368')
  assert.equal(draft.travellers[1]?.expiry.year, '1409')
  assert.equal(draft.travellers[1]?.nationalityCountryNameFa, 'iraq')
  assert.deepEqual(draft.contact, { phoneNumber: '0912 345 6789', email: 'sara@mail.com' })
})

test('a field of nobody who travels is left out', () => {
  assert.equal(typedIn([['passengers.7.firstName', 'SARA']], drawn), null)
})
