import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type HoldWished,
  holdEnd,
  issueDeadline,
  type LiveHolds,
  mayHoldMore,
  nextAsking,
} from '#orders/limits.ts'

const noon = Temporal.Instant.from('2026-12-03T12:00:00Z')

const none = { ofOwner: 0, people: 0, cancelled: 0, ofBrowser: 0, ofAddress: 0 }
const alone = { people: 1, isHousehold: false }
const asked = (live: Partial<LiveHolds>, wished: Partial<HoldWished> = {}) =>
  mayHoldMore({ ...none, ...live }, { ...alone, ...wished })

test('the first order is free, from the next one on a person has to be there', () => {
  assert.equal(asked({}), 'yes')
  assert.equal(asked({ ofAddress: 299 }), 'yes')
  assert.equal(asked({ ofOwner: 1, people: 1 }), 'CAPTCHA_NEEDED')
  assert.equal(asked({ cancelled: 1 }), 'CAPTCHA_NEEDED')
  assert.equal(asked({ ofBrowser: 1 }), 'CAPTCHA_NEEDED')
})

test('a traveller keeps at most three unpaid orders, and twelve people on them', () => {
  assert.equal(asked({ ofOwner: 2, people: 2 }), 'CAPTCHA_NEEDED')
  assert.equal(asked({ ofOwner: 3, people: 3 }), 'TOO_MANY_HOLDS')
  assert.equal(asked({ ofOwner: 1, people: 9 }, { people: 3 }), 'CAPTCHA_NEEDED')
  assert.equal(asked({ ofOwner: 1, people: 9 }, { people: 4 }), 'TOO_MANY_PEOPLE')
})

test('who cancels four in a row waits', () => {
  assert.equal(asked({ cancelled: 3 }), 'CAPTCHA_NEEDED')
  assert.equal(asked({ cancelled: 4 }), 'HOLDS_PAUSED')
})

test('a browser keeps six, a household twelve, an address of many people three hundred', () => {
  assert.equal(asked({ ofBrowser: 5 }), 'CAPTCHA_NEEDED')
  assert.equal(asked({ ofBrowser: 6 }), 'TOO_MANY_HOLDS_HERE')
  assert.equal(asked({ ofAddress: 11 }, { isHousehold: true }), 'yes')
  assert.equal(asked({ ofAddress: 12 }, { isHousehold: true }), 'TOO_MANY_HOLDS_HERE')
  assert.equal(asked({ ofAddress: 300 }), 'TOO_MANY_HOLDS_HERE')
})

test('seats are kept for 15 minutes', () => {
  assert.equal(holdEnd(noon).toString(), '2026-12-03T12:15:00Z')
})

test('a product that wants to be asked later is asked then, but at the deadline at the latest', () => {
  const deadline = issueDeadline(noon)
  assert.equal(nextAsking(noon, 20, deadline)?.toString(), '2026-12-03T12:00:20Z')
  assert.equal(nextAsking(noon, 3600, deadline)?.toString(), deadline.toString())
  assert.equal(nextAsking(noon, 0, deadline)?.toString(), '2026-12-03T12:00:01Z')
})

test('once 15 minutes have passed since the payment it is not asked again', () => {
  const deadline = issueDeadline(noon)
  assert.equal(nextAsking(deadline, 20, deadline), undefined)
  assert.equal(nextAsking(deadline.add({ seconds: 1 }), 20, deadline), undefined)
})
