import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draftOf, swapped, withPlace } from '#flights/web/flight-search-draft.ts'

const tehran = { code: 'THR', name: 'تهران', sub: '' }
const mashhad = { code: 'MHD', name: 'مشهد', sub: '' }
const empty = draftOf(undefined, [tehran, mashhad])

test('a search nobody has begun is for one adult, from and to nowhere', () => {
  assert.deepEqual(empty, {
    origin: undefined,
    destination: undefined,
    date: '',
    party: { adults: 1, children: 0, infants: 0 },
  })
})

test('a search made before fills the draft', () => {
  const place = (code: string) => ({ code, kind: 'CityCode' as const })
  const draft = draftOf(
    {
      origin: place('THR'),
      destination: place('MHD'),
      date: '2026-12-03',
      adults: 2,
      children: 1,
      infants: 0,
    },
    [tehran, mashhad],
  )
  assert.equal(draft.origin?.name, 'تهران')
  assert.equal(draft.destination?.name, 'مشهد')
  assert.equal(draft.party.adults, 2)
})

test('choosing the place of the other end changes both about', () => {
  const draft = withPlace(withPlace(empty, 'origin', tehran), 'destination', mashhad)
  const turned = withPlace(draft, 'destination', tehran)
  assert.equal(turned.origin, mashhad)
  assert.equal(turned.destination, tehran)
})

test('swapping twice changes nothing', () => {
  const draft = withPlace(empty, 'origin', tehran)
  assert.deepEqual(swapped(swapped(draft)), draft)
})
