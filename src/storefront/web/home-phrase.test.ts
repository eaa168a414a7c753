import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phraseSaid } from '#storefront/web/home-phrase.server.ts'

const now = Temporal.Instant.from('2026-11-23T21:00:00Z') // already Tuesday in Tehran
const city = (code: string) => ({ kind: 'CityCode', code }) as const
const said = (phrase: string, before: Parameters<typeof phraseSaid>[1]['before'] = []) =>
  phraseSaid(new URLSearchParams({ phrase }), { now, before })

test('days are counted from today in Tehran', () => {
  assert.equal(said('مشهد فردا')?.path, '/plp?origin=THR&destination=MHD&date=2026-11-25&adults=1')
})

test('somebody who last left Shiraz leaves from there again', () => {
  const before = [{ legs: [{ origin: city('SYZ'), destination: city('KIH') }] }]
  assert.equal(said('مشهد فردا', before)?.asked.legs[0]?.origin?.code, 'SYZ')
})

test('a sentence about a city abroad opens the form for flights abroad', () => {
  assert.equal(said('استانبول')?.scope, 'international')
  assert.equal(said('   '), undefined)
})
