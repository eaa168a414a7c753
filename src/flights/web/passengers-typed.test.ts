import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draftFrom, type Journey, newDraft } from '#flights/web/passengers-draft.ts'
import { typedIn } from '#flights/web/passengers-typed.ts'

const journey: Journey = { groups: ['adult', 'adult'], flightDate: Temporal.PlainDate.from('2026-12-03') }
const drawn = newDraft(journey, '0912 345 6789')
const untouched: readonly (readonly [string, string])[] = [
  ['passengers.0.firstName', ''],
  ['passengers.1.birthDateFa.day', ''],
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
      ['contact.email', 'sara@mail.com'],
    ],
    drawn,
  )
  const draft = draftFrom(typed, drawn)
  assert.deepEqual(draft.travellers[0], drawn.travellers[0])
  assert.equal(draft.travellers[1]?.firstName, 'SARA')
  assert.equal(draft.travellers[1]?.birth.year, '1368')
  assert.deepEqual(draft.contact, { phoneNumber: '0912 345 6789', email: 'sara@mail.com' })
})

test('a field of nobody who travels is left out', () => {
  assert.equal(typedIn([['passengers.7.firstName', 'SARA']], drawn), null)
})
