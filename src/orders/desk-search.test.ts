import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchTerms } from '#orders/desk-search.ts'

test('a mobile is one in every spelling', () => {
  for (const typed of ['09121234567', '+98 912 123 4567', '00989121234567', '۰۹۱۲-۱۲۳-۴۵۶۷', '9121234567'])
    assert.equal(searchTerms(typed)?.mobile, '9121234567', typed)
  assert.equal(searchTerms('0912123456')?.mobile, undefined)
})

test('a code is read in capitals and Latin figures, whatever stands between', () => {
  assert.equal(searchTerms(' r7w-q2l ')?.code, 'R7WQ2L')
  assert.equal(searchTerms('۸۱۵-۲۴۰۱۷۳۶۰۱۱')?.code, '8152401736011')
  assert.equal(searchTerms('مقدم')?.code, undefined)
})

test('ten figures may be a national code, and are no name', () => {
  const terms = searchTerms('۰۰۸۴۵۷۵۹۴۸')
  assert.equal(terms?.nationalCode, '0084575948')
  assert.deepEqual(terms?.names, [])
})

test('a name is asked for by its family and as it is said', () => {
  assert.deepEqual(searchTerms('پریسا مقدم')?.names, ['پریسامقدم', 'مقدمپریسا'])
  assert.deepEqual(searchTerms('MOGHADAM/Parisa')?.names, ['moghadamparisa', 'parisamoghadam'])
  assert.deepEqual(searchTerms('مقدم')?.names, ['مقدم'])
})

test('signs alone ask for nothing', () => {
  for (const typed of ['', '  ', '%_', '…']) assert.equal(searchTerms(typed), undefined)
})
