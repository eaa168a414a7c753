import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formSaid, phraseSaid } from '#storefront/web/home-phrase.server.ts'

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

const searched = (path: string, isPast = false) => ({ path, isPast, legs: [] })
const filled = (before: Parameters<typeof formSaid>[1]['before'], phrase = '') =>
  formSaid(new URLSearchParams({ phrase }), { now, before })

test('the latest search of each tab fills its form, with its return, party and cabin', () => {
  const { last, choices } = filled([
    searched('/plp?origin=THR&destination=IST&date=2026-12-01&back=2026-12-08&adults=2&children=1&cabin=2'),
    searched('/plp?origin=SYZ&destination=MHD&date=2027-03-01&adults=1', true),
    searched('/plp?origin=THR&destination=KIH&date=2026-12-04&adults=1'),
  ])
  assert.equal(last.domestic?.asked.legs[0]?.destination?.code, 'MHD')
  assert.equal(last.domestic?.isPast, true)
  const abroad = last.international?.asked
  assert.equal(abroad?.trip, 'round')
  assert.equal(abroad?.back, '2026-12-08')
  assert.deepEqual(abroad?.party, { adults: 2, children: 1, infants: 0 })
  assert.equal(abroad?.cabin, 2)
  assert.ok(
    choices.places.some(({ code }) => code === 'IST'),
    'a place abroad can stand in the form',
  )
  assert.ok(
    choices.days.some(({ value }) => value === '2027-03-01'),
    'so can a far day',
  )
})

test('without a search before nothing is filled', () => {
  assert.deepEqual(filled([]).last, {})
})
