import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partyFor, partySays, partyTotal } from '#experiences/chosen-party.ts'
import type { ExperienceOptionView } from '#experiences/responses.ts'

const adult: ExperienceOptionView['units'][number] = {
  unitRef: 'a',
  kind: 'adult',
  title: 'Adult',
  ages: { from: 13, to: 99 },
  needsId: false,
  least: null,
  most: null,
  people: 1,
  accompaniedBy: [],
  price: null,
}
const child = { ...adult, unitRef: 'c', kind: 'child', accompaniedBy: ['a'], most: 2 } as const
const option: ExperienceOptionView = {
  optionRef: 'DEFAULT',
  title: 'Standard',
  startTimes: [],
  cutOffMinutes: 60,
  leastUnits: 2,
  mostUnits: 6,
  needsEmail: false,
  units: [{ ...child, accompaniedBy: [...child.accompaniedBy] }, adult],
}

test('before anybody chooses, the fewest grown people who may come', () => {
  assert.deepEqual(partyFor(option, []), [{ unitRef: 'a', count: 2 }])
  assert.deepEqual(partyFor({ ...option, leastUnits: 0 }, [{ unitRef: 'gone', count: 9 }]), [
    { unitRef: 'a', count: 1 },
  ])
  const both = [
    { unitRef: 'a', count: 1 },
    { unitRef: 'c', count: 2 },
  ]
  assert.deepEqual(partyFor(option, both), both.toReversed(), 'in the order of its supplier')
})

test('a total is that of every ticket, or one for all of them', () => {
  const party = [
    { unitRef: 'a', count: 2 },
    { unitRef: 'c', count: 1 },
  ]
  assert.equal(partyTotal({ unitPrices: { a: 10, c: 4 }, partyPrice: null }, party), 24)
  assert.equal(partyTotal({ unitPrices: { a: 10 }, partyPrice: null }, party), undefined)
  assert.equal(partyTotal({ unitPrices: null, partyPrice: 78 }, party), 78)
})

test('why tickets are not sold together is said with the number that is meant', () => {
  const says = (a: number, c: number, vacancies = 30) =>
    partySays(
      option,
      [
        { unitRef: 'a', count: a },
        { unitRef: 'c', count: c },
      ],
      { vacancies, mostUnits: null },
    ).join(' ')
  assert.equal(says(2, 1), '')
  assert.match(says(1, 0), /دست‌کم ۲ بلیت/)
  assert.match(says(7, 0), /بیش از ۶ بلیت/)
  assert.match(says(3, 0, 2), /تنها ۲ جا/)
  assert.match(says(0, 2), /کودک تنها فروخته نمی‌شود/)
  assert.match(says(2, 3), /کودک \(حداکثر ۲\)/)
})
