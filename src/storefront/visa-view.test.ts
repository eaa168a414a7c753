import assert from 'node:assert/strict'
import { test } from 'node:test'
import { visaRecentsOf } from '#storefront/visa-recents.ts'
import { visaView } from '#storefront/visa-view.ts'

test('a country looked at leads to its own page, and is removed by its own number', () => {
  const recents = visaRecentsOf([
    { id: 'b', ...visaView({ countryCode: 'TH' }) },
    { id: 'a', ...visaView({ countryCode: 'AE' }) },
  ])
  assert.deepEqual(
    recents.map(({ countryName, path, ids }) => [countryName, path, ...ids]),
    [
      ['تایلند', '/visa-thiland', 'b'],
      ['امارات', '/visa-uae', 'a'],
    ],
  )
})

test('one whose visas are no longer ours leads to those that are', () => {
  assert.deepEqual(visaView({ countryCode: 'DE' }), {
    countryCode: 'DE',
    countryName: 'آلمان',
    path: '/visa-home',
  })
})
