import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daysOf, monthIn, monthOf, monthsBeside, rangeOf } from '#experiences/web/month.ts'

const esfand = Temporal.PlainDate.from('2027-03-20')

test('a month is looked at from today to half a year ahead, over the new year too', () => {
  assert.equal(monthOf(esfand), '1405-12')
  assert.equal(monthIn(null, esfand), '1405-12')
  assert.equal(monthIn('1405-11', esfand), '1405-12')
  assert.equal(monthIn('1406-01', esfand), '1406-01')
  assert.equal(monthIn('1409-01', esfand), '1406-06')
  assert.equal(monthIn('1406-13', esfand), '1405-12')
  assert.deepEqual(monthsBeside('1405-12', esfand), { before: undefined, after: '1406-01' })
  assert.deepEqual(monthsBeside('1406-06', esfand), { before: '1406-05', after: undefined })
})

test('only days that are not past are asked for', () => {
  assert.deepEqual(rangeOf('1405-12', esfand), { from: '2027-03-20', to: '2027-03-20' })
  assert.equal(daysOf('1406-01').length, 31)
  assert.deepEqual(rangeOf('1406-01', esfand), { from: '2027-03-21', to: '2027-04-20' })
  assert.equal(rangeOf('1405-11', esfand), undefined)
})
