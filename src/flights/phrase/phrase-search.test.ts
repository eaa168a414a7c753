import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phraseSearch } from '#flights/phrase/phrase-search.ts'

const context = { today: Temporal.PlainDate.from('2026-11-23'), usualOrigin: 'THR' }

test('a whole sentence leads to its results', () => {
  assert.equal(
    phraseSearch('مشهد آخر هفته دو نفر', context).path,
    '/plp?origin=THR&destination=MHD&date=2026-11-26&back=2026-11-27&adults=2',
  )
  assert.equal(
    phraseSearch('ika to istanbul saw friday 2 adults 1 infant business', context).path,
    '/plp?origin=IKA&originKind=airport&destination=SAW&destinationKind=airport&date=2026-11-27&adults=2&infants=1&cabin=2',
  )
})

test('half a sentence fills the form and leads nowhere yet', () => {
  const { path, asked, missed } = phraseSearch('مشهد رفت و برگشت ۲ نفر', context)
  assert.equal(path, undefined)
  assert.deepEqual(
    [asked.trip, asked.legs[0]?.origin?.code, asked.legs[0]?.destination?.code, asked.party.adults],
    ['round', 'THR', 'MHD', 2],
  )
  assert.deepEqual(missed, [])
})

test('words not understood are shown before anything is searched', () => {
  const { path, missed } = phraseSearch('مشهد فردا بدون چارتری', context)
  assert.deepEqual([path, missed], [undefined, ['بدون', 'چارتری']])
})

test('a sentence longer than one types is cut, not refused', () => {
  assert.equal(
    phraseSearch(`مشهد فردا ${'و '.repeat(500)}`, context).path,
    '/plp?origin=THR&destination=MHD&date=2026-11-24&adults=1',
  )
})
