import assert from 'node:assert/strict'
import { test } from 'node:test'
import { requestIn } from '#flights/search/search-params.ts'
import {
  draftOf,
  held,
  requestedLegs,
  type SearchDraft,
  swapped,
  withDate,
  withLegAdded,
  withoutLeg,
  withPlace,
  withTrip,
} from '#flights/search/web/form/flight-search-draft.ts'

const tehran = { code: 'THR', name: 'تهران', sub: '' }
const mashhad = { code: 'MHD', name: 'مشهد', sub: '' }
const dubai = { code: 'DXB', name: 'دبی', sub: '' }
const places = [tehran, mashhad, dubai]
const empty = draftOf(undefined, places)
const from = { at: 0, direction: 'origin' } as const
const to = { at: 0, direction: 'destination' } as const
const there = withPlace(withPlace(empty, from, tehran), to, mashhad)

function asked(address: string): SearchDraft {
  return draftOf(requestIn(new URLSearchParams(address)), places)
}
function codes({ legs }: SearchDraft): readonly string[] {
  return legs.map(({ origin, destination }) => `${origin?.code ?? '?'}-${destination?.code ?? '?'}`)
}

test('a search nobody has begun is one way for one adult, from and to nowhere', () => {
  assert.deepEqual(empty, {
    trip: 'one-way',
    legs: [{ origin: undefined, destination: undefined, date: '' }],
    back: '',
    party: { adults: 1, children: 0, infants: 0 },
    cabin: undefined,
  })
})

test('a search made before fills the draft, and so does half of one', () => {
  const draft = asked('origin=THR&destination=MHD&date=2026-12-03&back=2026-12-06&adults=2&cabin=2')
  assert.deepEqual(
    [codes(draft), draft.trip, draft.back, draft.cabin],
    [['THR-MHD'], 'round', '2026-12-06', 2],
  )
  assert.equal(draft.party.adults, 2)
  assert.deepEqual(codes(asked('trip=multi&origin=THR&destination=MHD')), ['THR-MHD', '?-?'])
})

test('choosing the place of the other end changes both about', () => {
  assert.deepEqual(codes(withPlace(there, to, tehran)), ['MHD-THR'])
})

test('swapping twice changes nothing', () => {
  assert.deepEqual(swapped(swapped(there, 0), 0), there)
})

test('a journey of many legs goes on from where the leg before ends', () => {
  const two = withTrip(there, 'multi')
  assert.deepEqual(codes(two), ['THR-MHD', 'MHD-?'])
  const three = withLegAdded(withPlace(two, { at: 1, direction: 'destination' }, dubai))
  assert.deepEqual(codes(three), ['THR-MHD', 'MHD-DXB', 'DXB-?'])
  assert.deepEqual(codes(withPlace(withLegAdded(withTrip(empty, 'multi')), to, dubai)), [
    '?-DXB',
    'DXB-?',
    '?-?',
  ])
})

test('the way home of a round trip becomes the second leg', () => {
  const round = { ...withTrip(withDate(there, 0, '2026-12-03'), 'round'), back: '2026-12-06' }
  const multi = withTrip(round, 'multi')
  assert.deepEqual([codes(multi), multi.legs[1]?.date], [['THR-MHD', 'MHD-THR'], '2026-12-06'])
})

test('there are two legs at least and six at most', () => {
  const two = withTrip(there, 'multi')
  assert.equal(withoutLeg(two, 0), two)
  const grown = [1, 2, 3, 4, 5, 6].reduce((draft) => withLegAdded(draft), two)
  assert.equal(grown.legs.length, 6)
  assert.equal(withoutLeg(grown, 2).legs.length, 5)
})

test('legs are kept while another kind of trip is looked at, and are not asked for there', () => {
  const oneWay = withTrip(withTrip(there, 'multi'), 'one-way')
  assert.equal(requestedLegs(oneWay).length, 1)
  assert.deepEqual(codes(withTrip(oneWay, 'multi')), ['THR-MHD', 'MHD-?'])
})

test('a day chosen empties the days that would lie before it', () => {
  const draft = asked('trip=multi&legs=3&date=2026-12-03&date2=2026-12-05&date3=2026-12-09')
  assert.deepEqual(
    withDate(draft, 0, '2026-12-06').legs.map(({ date }) => date),
    ['2026-12-06', '', '2026-12-09'],
  )
  const round = asked('trip=round&date=2026-12-03&back=2026-12-05')
  assert.deepEqual(
    ['2026-12-05', '2026-12-06'].map((day) => withDate(round, 0, day).back),
    ['2026-12-05', ''],
  )
})

test('a field says what it holds, by its name in the form', () => {
  const draft = asked('trip=multi&origin=THR&destination=MHD&date=2026-12-03&origin2=MHD&date2=2026-12-05')
  assert.equal(held(draft, 'destination'), mashhad)
  assert.equal(held(draft, 'date2'), '2026-12-05')
  assert.equal(held(draft, 'origin3'), undefined)
})
