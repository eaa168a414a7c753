import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  chosenIn,
  chosenLine,
  countOf,
  groupName,
  groupsOf,
  unchosen,
  withOneFewer,
  withOneMore,
} from '#hotels/chosen-rates.ts'

const sea = { rateId: 'h.sea.breakfast.flexible', roomTypeId: 'h.sea', left: 2 }
const seaFixed = { rateId: 'h.sea.room-only.fixed', roomTypeId: 'h.sea', left: 2 }
const city = { rateId: 'h.city.room-only.fixed', roomTypeId: 'h.city', left: 9 }
const couple = { adults: 2, childAges: [], rates: [sea, seaFixed, city] }
const family = { adults: 2, childAges: [4, 9], rates: [sea, city] }
const rooms = [couple, family, couple]

test('rooms for the same guests are chosen for together', () => {
  const groups = groupsOf(rooms)
  assert.deepEqual(
    groups.map(({ places }) => places),
    [[0, 2], [1]],
  )
  assert.deepEqual(groups.map(groupName), ['اتاق اول و سوم', 'اتاق دوم'])
})

test('what an address chose is kept as far as it fits and is left', () => {
  const line = [sea.rateId, sea.rateId, seaFixed.rateId].join(',')
  assert.deepEqual(chosenIn(line, rooms), [sea.rateId, sea.rateId, undefined])
  assert.deepEqual(chosenIn(`${city.rateId},${seaFixed.rateId}`, rooms), [city.rateId, undefined, undefined])
  assert.deepEqual(chosenIn(null, rooms), [undefined, undefined, undefined])
})

test('one more takes the room that is not chosen for, then one that was chosen otherwise', () => {
  const [group] = groupsOf(rooms)
  assert.ok(group)
  const one = withOneMore(rooms, [undefined, undefined, undefined], { group, rate: city })
  assert.deepEqual(one, [city.rateId, undefined, undefined])
  const two = withOneMore(rooms, one ?? [], { group, rate: sea })
  assert.deepEqual(two, [city.rateId, undefined, sea.rateId])
  const three = withOneMore(rooms, two ?? [], { group, rate: sea })
  assert.deepEqual(three, [sea.rateId, undefined, sea.rateId])
  assert.equal(withOneMore(rooms, three ?? [], { group, rate: sea }), undefined)
  assert.deepEqual(withOneFewer(group, sea.rateId, three ?? []), [sea.rateId, undefined, undefined])
})

test('never more rooms of a type than are left, over all groups; an address brings the same choice back', () => {
  const moves = fc.array(fc.record({ group: fc.nat(1), rate: fc.nat(2), isMore: fc.boolean() }))
  fc.assert(
    fc.property(moves, (steps) => {
      const groups = groupsOf(rooms)
      let chosen = chosenIn(null, rooms)
      for (const step of steps) {
        const group = groups[step.group]
        const rate = group?.rates[step.rate]
        if (group === undefined || rate === undefined) continue
        chosen = step.isMore
          ? (withOneMore(rooms, chosen, { group, rate }) ?? chosen)
          : withOneFewer(group, rate.rateId, chosen)
      }
      const ofSea = chosen.filter((rateId) => rateId?.startsWith('h.sea.')).length
      assert.ok(ofSea <= sea.left)
      assert.deepEqual(chosenIn(chosenLine(chosen) ?? null, rooms), chosen)
      const counted = groups.flatMap((group) =>
        group.rates.map(({ rateId }) => countOf(group, rateId, chosen)),
      )
      assert.equal(counted.reduce((sum, count) => sum + count, 0) + unchosen(chosen).length, rooms.length)
    }),
  )
})
