import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { KNOWN_TO_FAIL, PHRASES } from '#flights/phrase/phrase-table.ts'
import type { PlaceMeant } from '#flights/phrase/place-words.ts'
import { readPhrase } from '#flights/phrase/read-phrase.ts'

const context = { today: Temporal.PlainDate.from('2026-11-23'), usualOrigin: 'THR' }
const read = (phrase: string) => readPhrase(phrase, context)
const rows = PHRASES.trim()
  .split('\n')
  .map((row) => row.split(' | '))

function summary(phrase: string): string {
  const { origin, destination, date, back, party, cabin } = read(phrase)
  const place = (said: PlaceMeant | undefined) =>
    said ? said.code + (said.kind === 'AirportCode' ? '*' : '') : '-'
  const { adults, children, infants } = party
  const days = [date, back].map((day) => day?.slice(2) ?? '-')
  const line = [place(origin), place(destination), ...days, `${adults}.${children}.${infants}`]
  return [...line, ...(cabin ? [cabin] : [])].join(' ')
}

test('phrases are read as they are meant, all but the few known to fail', () => {
  const failing = rows.filter(([phrase = '', meant]) => summary(phrase) !== meant)
  const listing = failing.map(
    ([phrase = '', meant]) => `${phrase}\n  meant ${meant}\n  read  ${summary(phrase)}`,
  )
  assert.deepEqual(
    failing.map(([phrase]) => phrase),
    KNOWN_TO_FAIL,
    listing.join('\n'),
  )
  assert.ok(rows.length >= 200, `${rows.length} phrases`)
  assert.ok(KNOWN_TO_FAIL.length / rows.length < 0.05)
})

test('what was understood and what was not stand where they were typed', () => {
  const phrase = 'مشهد آخر هفته دو نفر بدون چارتری'
  const { parts, unknown } = read(phrase)
  const said = (span: { start: number; end: number }) => phrase.slice(span.start, span.end)
  assert.deepEqual(
    parts.map((part) => [part.field, said(part)]),
    [
      ['destination', 'مشهد'],
      ['date', 'آخر هفته'],
      ['party', 'دو نفر'],
    ],
  )
  assert.deepEqual(unknown.map(said), ['بدون', 'چارتری'])
})

test('the usual origin is taken where none is said, and is said to be assumed', () => {
  assert.equal(read('مشهد فردا').isOriginAssumed, true)
  assert.equal(read('از شیراز به مشهد فردا').isOriginAssumed, false)
  assert.equal(readPhrase('مشهد فردا', { ...context, usualOrigin: undefined }).origin, undefined)
})

test('a party that may not fly is not understood, rather than made smaller', () => {
  const phrase = 'مشهد فردا ۱۲ نفر'
  assert.deepEqual(
    read(phrase).unknown.map(({ start, end }) => phrase.slice(start, end)),
    ['۱۲ نفر'],
  )
})

test('days are right on the last day of the year, on a Friday and on a Thursday', () => {
  const on = (today: string, phrase: string) => {
    const { date, back } = readPhrase(phrase, { ...context, today: Temporal.PlainDate.from(today) })
    return [date, back]
  }
  assert.deepEqual(on('2027-03-20', 'مشهد فردا'), ['2027-03-21', undefined])
  assert.deepEqual(on('2027-03-20', 'مشهد ۲ فروردین'), ['2027-03-22', undefined])
  assert.deepEqual(on('2027-03-20', 'مشهد ۲۹ اسفند'), ['2027-03-20', undefined])
  assert.deepEqual(on('2026-11-27', 'مشهد جمعه'), ['2026-12-04', undefined])
  assert.deepEqual(on('2026-11-27', 'مشهد آخر هفته'), ['2026-12-03', '2026-12-04'])
  assert.deepEqual(on('2026-11-26', 'مشهد آخر هفته'), ['2026-11-26', '2026-11-27'])
})

test('whatever is typed is read without an error, and every word stands inside the phrase', () => {
  const word = fc.constantFrom(
    'مشهد',
    '۳۱',
    'آذر',
    'تا',
    'برگشت',
    '0',
    '99/99',
    '2026-02-30',
    'نفر',
    'هفته',
    'بعد',
    '-',
    "'",
  )
  const typed = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.array(word, { maxLength: 9 }).map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(typed, (phrase) => {
      const { parts, unknown, date, back } = read(phrase)
      for (const { start, end } of [...parts, ...unknown])
        assert.ok(0 <= start && start <= end && end <= phrase.length)
      assert.ok(date === undefined || back === undefined || back >= date)
    }),
    { numRuns: 150 },
  )
})
