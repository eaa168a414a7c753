import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mostStops, stopsOf } from '#flights/directions.ts'
import { stopKeyOf, stopKeys } from '#flights/search/filters.ts'
import { sampleProposal } from '#flights/search/sample-proposals.ts'
import { operatorsWords, timesOf } from '#flights/search/web/results/results-words.ts'

const [direct] = sampleProposal().flightGroups
const [first] = direct?.flightLegs ?? []
assert.ok(direct && first)
const landing = { ...direct, flightLegs: [{ ...first, stopsAt: ['اصفهان'] }] }

test('who wants no stop is not sold one, though nobody changes there', () => {
  assert.equal(stopKeyOf(direct), stopKeys.direct)
  assert.equal(stopKeyOf(landing), stopKeys.one)
  assert.equal(mostStops({ ...sampleProposal(), flightGroups: [direct, landing] }), 1)
  assert.deepEqual(timesOf(landing).stops, ['اصفهان'])
})

test('stops are told in the order one comes to them', () => {
  const second = { ...first, originCityName: 'دبی', stopsAt: ['مسقط'] }
  assert.deepEqual(stopsOf({ ...direct, flightLegs: [{ ...first, stopsAt: ['شیراز'] }, second] }), [
    'شیراز',
    'دبی',
    'مسقط',
  ])
})

test('an airline that flies several flights of a direction is named once', () => {
  const flown = { ...first, operatedBy: 'فلای‌دبی' }
  assert.equal(operatorsWords({ ...direct, flightLegs: [flown, flown] }), 'اجراکننده: فلای‌دبی')
  assert.equal(operatorsWords(direct), undefined)
})
