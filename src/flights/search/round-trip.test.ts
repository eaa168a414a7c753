import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { Proposal } from '#flights/proposal.ts'
import { cheapestPair, chosenOf, directionOf, leavesTimeFor } from '#flights/search/round-trip.ts'
import { sampleProposal } from '#flights/search/sample-proposals.ts'

interface Flight {
  readonly id: number
  /** `DDTHH:mm` in December 2026: landing on the way out, leaving on the way back */
  readonly when: string
  readonly toman: number
  readonly seat?: number
}

function flight({ when, ...rest }: Flight, isReturning: boolean): Proposal {
  const proposal = sampleProposal(rest)
  const local = `2026-12-${when}`
  const times = isReturning ? { departureDateTime: local } : { arrivalDateTime: local }
  return {
    ...proposal,
    isReturning,
    flightGroups: proposal.flightGroups.map((group) => ({
      ...group,
      flightLegs: group.flightLegs.map((leg) => ({ ...leg, ...times })),
    })),
  }
}
const going = (one: Flight) => flight(one, false)
const coming = (one: Flight) => flight(one, true)

const noon = going({ id: 1, when: '03T12:00', toman: 2_000_000 })
const night = going({ id: 2, when: '03T23:40', toman: 1_000_000 })
const soon = coming({ id: 11, when: '03T13:29', toman: 500_000 })
const enough = coming({ id: 12, when: '03T13:30', toman: 900_000 })
const tomorrow = coming({ id: 13, when: '04T01:10', toman: 3_000_000 })
const all = [noon, night, soon, enough, tomorrow]

const turns: readonly [says: string, out: Proposal, back: Proposal, isTime: boolean][] = [
  ['an hour and a half between landing and leaving is enough', noon, enough, true],
  ['a minute less is not', noon, soon, false],
  ['a flight that left before one landed is not', night, enough, false],
  ['midnight between them does not matter', night, tomorrow, true],
]
for (const [says, out, back, isTime] of turns)
  test(says, () => assert.equal(leavesTimeFor(back, out), isTime))

test('the cheapest pair is the cheapest that can be flown, not the two cheapest flights', () => {
  const pair = cheapestPair(all)
  assert.deepEqual([pair?.out.proposalId, pair?.back.proposalId, pair?.total], ['1', '12', 29_000_000])
})

test('with one way chosen, the cheapest other way that goes with it', () => {
  assert.equal(cheapestPair(all, { out: night })?.back.proposalId, '13')
  assert.equal(cheapestPair(all, { back: tomorrow })?.out.proposalId, '2')
})

test('there is no pair where nothing comes back, and none with a flight that is sold out', () => {
  assert.equal(cheapestPair(directionOf(all, false)), undefined)
  assert.equal(cheapestPair([noon, { ...enough, seat: 0 }]), undefined)
})

test('no pair that may be flown is cheaper than the cheapest', () => {
  const flown = fc.record({
    id: fc.integer({ min: 1, max: 1_000_000 }),
    when: fc
      .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 0, max: 23 }))
      .map(([day, hour]) => `0${day}T${String(hour).padStart(2, '0')}:00`),
    toman: fc.integer({ min: 1, max: 30 }),
    seat: fc.integer({ min: 0, max: 2 }),
  })
  fc.assert(
    fc.property(fc.array(flown, { maxLength: 8 }), fc.array(flown, { maxLength: 8 }), (outs, backs) => {
      const [there, home] = [outs.map(going), backs.map(coming)]
      const totals = there.flatMap((out) =>
        home
          .filter((back) => out.seat > 0 && back.seat > 0 && leavesTimeFor(back, out))
          .map((back) => out.totalPrice + back.totalPrice),
      )
      const least = totals.length === 0 ? undefined : Math.min(...totals)
      assert.equal(cheapestPair([...there, ...home])?.total, least)
    }),
  )
})

const choices: readonly [says: string, out: string | null, back: string | null, kept: readonly unknown[]][] =
  [
    ['both that fit are kept', '1', '12', ['1', '12']],
    ['a return there is no time for is let go of, the way out is not', '1', '11', ['1', undefined]],
    ['another way out keeps a return that still follows it', '2', '13', ['2', '13']],
    ['a return waits for its way out', null, '12', [undefined, '12']],
    ['a way out is no return', '12', '1', [undefined, undefined]],
    ['a number nobody has is nothing', '99', null, [undefined, undefined]],
  ]
for (const [says, out, back, kept] of choices)
  test(says, () => {
    const chosen = chosenOf(all, { out, back })
    assert.deepEqual([chosen.out?.proposalId, chosen.back?.proposalId], kept)
  })
