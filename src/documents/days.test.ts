import assert from 'node:assert/strict'
import { test } from 'node:test'
import { birthday, expiry } from '#documents/days.ts'

const today = Temporal.PlainDate.from('2026-11-21')

test('a birthday is the latest that is not to come', () => {
  const cases = {
    '740812': '1974-08-12',
    '261121': '2026-11-21',
    '261122': '1926-11-22',
    '000229': '2000-02-29',
  }
  for (const [digits, day] of Object.entries(cases)) assert.equal(birthday(digits, today)?.toString(), day)
})

test('a passport ends on the day nearest to today', () => {
  const cases = {
    '120415': '2012-04-15',
    '310620': '2031-06-20',
    '750101': '2075-01-01',
    '990101': '1999-01-01',
  }
  for (const [digits, day] of Object.entries(cases)) assert.equal(expiry(digits, today)?.toString(), day)
})

test('a day there is not, or that is not known, is none', () => {
  for (const digits of ['741301', '740230', '010229', '7400<<', '<<<<<<', '740800', ''])
    assert.equal(birthday(digits, today), undefined, digits)
})

test('a twenty-ninth of February belongs to a century that had one', () => {
  assert.equal(birthday('000229', Temporal.PlainDate.from('1999-01-01')), undefined)
})
