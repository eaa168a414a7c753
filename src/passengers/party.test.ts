import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groupsOf, headCount, partyFaults, seatCount } from '#passengers/party.ts'

const upTo10 = Array.from({ length: 11 }, (_, count) => count)

/** §5 literally: each adult brings three children, or two children and an infant. */
function canBeShared(adults: number, children: number, infants: number): boolean {
  if (adults === 0) return children === 0 && infants === 0
  return upTo10.some((withInfant) => {
    const laps = Math.min(withInfant, adults)
    return infants <= laps && children <= laps * 2 + (adults - laps) * 3
  })
}

test('a party may travel exactly when it can be shared among its adults as §5 says, for all 1,331 parties', () => {
  for (const adults of upTo10)
    for (const children of upTo10)
      for (const infants of upTo10) {
        const total = adults + children + infants
        const may = adults >= 1 && total <= 9 && canBeShared(adults, children, infants)
        const faults = partyFaults({ adults, children, infants })
        assert.equal(faults.length === 0, may, `${adults}+${children}+${infants}: ${faults}`)
      }
})

test('each limit is named by its own fault', () => {
  assert.deepEqual(partyFaults({ adults: 0, children: 1, infants: 0 }), ['ADULT_IS_REQUIRED'])
  assert.deepEqual(partyFaults({ adults: 10, children: 0, infants: 0 }), ['PASSENGERS_MORE_THAN_NINE'])
  assert.deepEqual(partyFaults({ adults: 1, children: 4, infants: 0 }), ['CHILDREN_MORE_THAN_ALLOWED'])
  assert.deepEqual(partyFaults({ adults: 1, children: 0, infants: 2 }), ['INFANTS_MORE_THAN_ADULTS'])
})

test('a count that is no count is refused', () => {
  for (const adults of [-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])
    assert.deepEqual(partyFaults({ adults, children: 0, infants: 0 }), ['COUNT_IS_INVALID'])
})

test('an infant is a passenger without a seat, and forms stand adults first', () => {
  const party = { adults: 2, children: 1, infants: 1 }
  assert.equal(headCount(party), 4)
  assert.equal(seatCount(party), 3)
  assert.deepEqual(groupsOf(party), ['adult', 'adult', 'child', 'infant'])
})
