import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressMeant } from '#flights/search/web/form/places-meant.server.ts'

const meant = (address: string) => addressMeant(new URL(address, 'https://parastoo.example'))

test('a code that only an airport has is said to be an airport’s, and the rest of the address stays', () => {
  assert.equal(
    meant('/plp?origin=IKA&destination=IST&date=2026-12-03&adults=2'),
    '/plp?origin=IKA&destination=IST&date=2026-12-03&adults=2&originKind=airport',
  )
  assert.equal(
    meant('/plp?origin=THR&destination=ika'),
    '/plp?origin=THR&destination=ika&destinationKind=airport',
  )
})

test('of many legs each is looked at', () => {
  assert.match(
    meant('/plp?trip=multi&origin=THR&destination=DXB&origin2=DXB&destination2=IKA') ?? '',
    /&destination2Kind=airport$/,
  )
})

test('a city’s code, an airport that is said to be one, and what nobody knows stay as they are', () => {
  for (const address of [
    '/plp?origin=THR&destination=MHD',
    '/plp?origin=IKA&originKind=airport&destination=MHD',
    '/plp?origin=QQQ&destination=MHD',
    '/plp',
  ])
    assert.equal(meant(address), undefined, address)
})
