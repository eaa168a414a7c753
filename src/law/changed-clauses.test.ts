import assert from 'node:assert/strict'
import { test } from 'node:test'
import { changedClauses } from '#law/changed-clauses.ts'
import { editionNumbered } from '#law/editions.ts'
import type { Clause, LawText } from '#law/law-text.ts'

const clause = (id: string, ...paragraphs: readonly string[]): Clause => ({
  id,
  title: id,
  paragraphs,
  summary: '',
})
const text = (...clauses: readonly Clause[]): LawText => ({ title: '', lead: '', clauses })
const before = text(clause('one', 'الف'), clause('two', 'ب', 'پ'), clause('gone', 'ت'))

const cases = [
  ['nothing, where nothing is said otherwise', text(clause('one', 'الف'), clause('two', 'ب', 'پ')), []],
  [
    'a clause of another wording and a new one',
    text(clause('one', 'الف.'), clause('two', 'ب', 'پ'), clause('new', 'ث')),
    ['one', 'new'],
  ],
  ['a paragraph less', text(clause('two', 'ب')), ['two']],
  [
    'no clause that only stands elsewhere, or is said in other plain words',
    text(clause('two', 'ب', 'پ'), { ...clause('one', 'الف'), summary: 'ساده' }),
    [],
  ],
] as const

for (const [what, now, changed] of cases)
  test(`an edition changes ${what}`, () => {
    assert.deepEqual(changedClauses(now, before), changed)
  })

test('the first edition changes nothing, and the second one of the house what its cookies are', () => {
  const [first, second] = ['1.0', '1.1'].map((version) => editionNumbered(version)?.texts('agency'))
  assert.ok(first && second)
  assert.deepEqual(changedClauses(first.privacy, undefined), [])
  assert.ok(changedClauses(second.privacy, first.privacy).length > 0)
  assert.deepEqual(changedClauses(second.terms, first.terms), [])
})
