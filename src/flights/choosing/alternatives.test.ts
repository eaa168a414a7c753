import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nearest, type WantedDirection } from '#flights/choosing/alternatives.ts'
import type { Proposal } from '#flights/proposal.ts'
import { type SampleProposal, sampleProposal } from '#flights/search/sample-proposals.ts'

type SampleOffer = SampleProposal & {
  readonly number?: string
  readonly cabin?: number
  readonly date?: string
}

function offer({ number = 'W5 1041', cabin = 1, date = '2026-12-03', ...story }: SampleOffer): Proposal {
  const proposal = sampleProposal(story)
  return {
    ...proposal,
    cabinClass: cabin,
    flightGroups: proposal.flightGroups.map((group) => ({
      ...group,
      flightNumber: number,
      departureDate: date,
    })),
  }
}

const wanted: WantedDirection = {
  proposalId: '1',
  airlineId: 'mahan',
  flightNumber: 'W5 1041',
  date: '2026-12-03',
  time: '10:00',
  cabinClass: 1,
  failedSeller: undefined,
}

function offered(stories: readonly SampleOffer[], more: Partial<WantedDirection> = {}): readonly string[] {
  const offers = stories.map((story) => ({ proposals: [offer(story)] }))
  return nearest(offers, [{ ...wanted, ...more }]).map(
    ({ proposals, nearness }) => `${proposals[0]?.proposalId} ${nearness}`,
  )
}

const cases: readonly [says: string, stories: readonly SampleOffer[], expected: readonly string[]][] = [
  [
    'the same flight from another seller stands before any other, however dear',
    [
      { id: 2, number: 'W5 7', at: '10:05' },
      { id: 3, at: '10:00', charter: true, toman: 9_000_000 },
    ],
    ['3 same-flight', '2 same-day'],
  ],
  [
    'other flights stand by how little the departure moves, before or after',
    [
      { id: 2, number: 'W5 7', at: '14:00' },
      { id: 3, number: 'W5 8', at: '09:30' },
      { id: 4, number: 'W5 9', at: '11:00' },
    ],
    ['3 same-day', '4 same-day', '2 same-day'],
  ],
  [
    'a flight is offered once, at its cheapest',
    [
      { id: 2, number: 'W5 7', at: '11:00', toman: 3_000_000 },
      { id: 3, number: 'W5 7', at: '11:00', toman: 2_000_000 },
    ],
    ['3 same-day'],
  ],
  [
    'the wanted cabin comes before a cheaper one',
    [
      { id: 2, number: 'W5 7', at: '11:00', cabin: 2, toman: 1_000_000 },
      { id: 3, number: 'W5 7', at: '11:00', toman: 2_000_000 },
    ],
    ['3 same-day'],
  ],
  [
    'neither what was wanted itself nor what is sold out is an alternative',
    [
      { id: 1, at: '10:00' },
      { id: 2, number: 'W5 7', at: '10:05', seat: 0 },
    ],
    [],
  ],
  [
    'three are enough, and another day comes last',
    [
      { id: 2, number: 'W5 7', at: '20:00' },
      { id: 3, number: 'W5 8', at: '10:00', date: '2026-12-04' },
      { id: 4, number: 'W5 9', at: '06:00' },
      { id: 5, number: 'W5 10', at: '10:30' },
    ],
    ['5 same-day', '4 same-day', '2 same-day'],
  ],
]
for (const [says, stories, expected] of cases)
  test(says, () => {
    assert.deepEqual(offered(stories), expected)
  })

test('the seller that took the money and could not issue is not asked for that flight again', () => {
  const stories: readonly SampleOffer[] = [
    { id: 2, at: '10:00', toman: 4_000_000 },
    { id: 3, at: '10:00', charter: true },
    { id: 4, number: 'W5 7', at: '18:00' },
  ]
  assert.deepEqual(offered(stories, { failedSeller: sampleProposal().sellerName }), [
    '3 same-flight',
    '4 same-day',
  ])
})

test('of a trip there and back both ways count: the farther of the two says how near it is', () => {
  const back: WantedDirection = { ...wanted, proposalId: '2', flightNumber: 'W5 2', date: '2026-12-10' }
  const home = (story: SampleOffer) => offer({ date: '2026-12-10', number: 'W5 2', at: '10:00', ...story })
  const trips = [
    [offer({ id: 1, at: '10:00' }), home({ id: 2 })],
    [offer({ id: 1, at: '10:00' }), home({ id: 4, number: 'W5 3', at: '13:00' })],
    [offer({ id: 5, number: 'W5 7', at: '11:00' }), home({ id: 2 })],
    [offer({ id: 6, charter: true, at: '10:00' }), home({ id: 2 })],
    [offer({ id: 1, at: '10:00' }), home({ id: 7, seat: 0 })],
  ]
  const near = nearest(
    trips.map((proposals) => ({ proposals })),
    [wanted, back],
  )
  assert.deepEqual(
    near.map(({ proposals, nearness }) => [...proposals.map(({ proposalId }) => proposalId), nearness]),
    [
      ['6', '2', 'same-flight'],
      ['5', '2', 'same-day'],
      ['1', '4', 'same-day'],
    ],
  )
})
