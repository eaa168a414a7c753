import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type DirectionOfOrder,
  type NotByTraveller,
  whyNotByTraveller,
} from '#flights/changes/by-traveller.ts'

const alone = { isInternational: false, isOfTrip: false, onCredit: false, isBySeller: false }

const rows: readonly (readonly [Partial<DirectionOfOrder>, NotByTraveller | undefined])[] = [
  [{}, undefined],
  [{ isInternational: true }, 'CHANGED_BY_SUPPORT'],
  [{ isInternational: true, isBySeller: true }, undefined],
  [{ onCredit: true }, 'CHANGED_ON_CREDIT'],
  [{ isOfTrip: true }, 'TRIP_CHANGED_BY_SUPPORT'],
  [{ isInternational: true, onCredit: true, isOfTrip: true }, 'CHANGED_BY_SUPPORT'],
  [{ onCredit: true, isOfTrip: true }, 'CHANGED_ON_CREDIT'],
]

test('a day at home, bought alone and paid, or one that its seller changes is its traveller’s to change; all else has its reason', () => {
  for (const [direction, why] of rows)
    assert.equal(whyNotByTraveller({ ...alone, ...direction }), why, JSON.stringify(direction))
})
