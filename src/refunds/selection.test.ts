import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { penaltyStretches } from '#penalties/penalty.ts'
import { itemFault, type SelectionFault, selectionFault } from '#refunds/selection.ts'
import {
  aChild,
  anAdult,
  anInfant,
  anyOrder,
  departure,
  ladderNamed,
  termsOf,
} from '#testing/refunds/terms.ts'

const family = termsOf([anAdult, anAdult, aChild, anInfant]).items
const [mother, father, child, infant] = [0, 1, 2, 3].map((passenger) => ({ passenger, leg: 0 }))
const chosen = (...all: readonly (typeof mother)[]) => all.filter((one) => one !== undefined)

test('any part of a family may stay that could have travelled by itself', () => {
  const cases: readonly (readonly [string, readonly (typeof mother)[], SelectionFault | undefined])[] = [
    ['everybody goes', [mother, father, child, infant], undefined],
    ['one adult goes', [mother], undefined],
    ['the child goes', [child], undefined],
    ['the infant goes', [infant], undefined],
    ['both adults go', [mother, father], 'NOT_ALONE'],
    ['the infant stays alone', [mother, father, child], 'NOT_ALONE'],
    ['nobody is chosen', [], 'NOTHING_CHOSEN'],
    ['a stranger is chosen', [{ passenger: 9, leg: 0 }], 'UNKNOWN_ITEM'],
  ]
  for (const [name, who, fault] of cases) assert.equal(selectionFault(family, chosen(...who)), fault, name)
})

test('two infants keep two adults, and who has gone before does not count', () => {
  const simulators = termsOf([anAdult, anAdult, anInfant, anInfant]).items
  assert.equal(selectionFault(simulators, [{ passenger: 0, leg: 0 }]), 'TOO_MANY_INFANTS')
  const oneGone = simulators.map((item) =>
    item.passenger === 2 ? { ...item, state: 'refunded' as const } : item,
  )
  assert.equal(selectionFault(oneGone, [{ passenger: 0, leg: 0 }]), undefined)
})

test('legs are looked at one by one: an adult may stay behind on the way back only with the infant', () => {
  const both = termsOf([anAdult, anInfant], ['house/1', 'house/1']).items
  const backWith = [
    { passenger: 0, leg: 1 },
    { passenger: 1, leg: 1 },
  ]
  assert.equal(selectionFault(both, backWith), undefined)
  assert.equal(selectionFault(both, backWith.slice(0, 1)), 'NOT_ALONE')
})

test('whoever may go, an infant never stays without an adult of its own', () => {
  fc.assert(
    fc.property(anyOrder, ({ reckoning, chosen: picked }) => {
      fc.pre(selectionFault(reckoning.items, picked) === undefined)
      for (const leg of new Set(picked.map((one) => one.leg))) {
        const stay = reckoning.items.filter(
          (item) =>
            item.leg === leg && !picked.some((one) => one.passenger === item.passenger && one.leg === leg),
        )
        const count = (group: string) => stay.filter((one) => one.group === group).length
        assert.ok(count('infant') <= count('adult'))
        assert.ok(count('child') === 0 || count('adult') > 0)
      }
    }),
  )
})

test('why a ticket cannot be given back is said by its own reason', () => {
  const running = penaltyStretches(ladderNamed('flypersia/1'), departure)
  const never = penaltyStretches(ladderNamed('charter/none'), departure)
  assert.equal(itemFault({ state: 'refundable' }, { stretches: running, percent: 30 }), undefined)
  assert.equal(itemFault({ state: 'refundable' }, { stretches: running, percent: 100 }), 'TOO_LATE')
  assert.equal(itemFault({ state: 'refundable' }, { stretches: never, percent: 100 }), 'NOT_REFUNDABLE')
  assert.equal(itemFault({ state: 'refunded' }, { stretches: running, percent: 30 }), 'ALREADY_REFUNDED')
  assert.equal(itemFault({ state: 'flown' }, { stretches: running, percent: 100 }), 'FLOWN')
})

test('what a seller has not told yet, and what goes only with a flight that is over, says so', () => {
  const never = penaltyStretches(ladderNamed('charter/none'), departure)
  const untold = { stretches: never, percent: 100, isUntold: true }
  assert.equal(itemFault({ state: 'refundable' }, untold), 'NOT_TOLD')
  assert.equal(itemFault({ state: 'flown' }, untold), 'FLOWN')
  const kept = { stretches: penaltyStretches(ladderNamed('flypersia/1'), departure), percent: 30 }
  assert.equal(itemFault({ state: 'refundable' }, kept, [{ state: 'flown' }]), 'PARTLY_FLOWN')
  assert.equal(itemFault({ state: 'refundable' }, kept, [{ state: 'refundable' }]), undefined)
})

test('what is taken back only together is chosen together, as far as it is not back already', () => {
  const all = family.map((item) => ({ ...item, together: '0' }))
  assert.equal(selectionFault(all, chosen(father)), 'ONLY_TOGETHER')
  assert.equal(selectionFault(all, chosen(mother, father, child)), 'ONLY_TOGETHER')
  assert.equal(selectionFault(all, chosen(mother, father, child, infant)), undefined)
  const oneBack = all.map((item) => (item.passenger === 1 ? { ...item, state: 'refunded' as const } : item))
  assert.equal(selectionFault(oneBack, chosen(mother, child, infant)), undefined)
  const apart = family.map((item) => ({ ...item, together: `0.${item.passenger}` }))
  assert.equal(selectionFault(apart, chosen(father)), undefined)
})
