import assert from 'node:assert/strict'
import { test } from 'node:test'
import { searchDialing } from '#accounts/web/dialing-search.ts'

const first = (typed: string) => searchDialing(typed)[0]?.code

test('a country is found by its name in Persian and Latin, and by its code in any digits', () => {
  for (const [typed, code] of [
    ['آلمان', 'DE'],
    ['germ', 'DE'],
    ['+49', 'DE'],
    ['۰۰۴۹', 'DE'],
    ['971', 'AE'],
    ['امارات', 'AE'],
  ] as const)
    assert.equal(first(typed), code, typed)
})

test('nothing typed shows the usual countries, a shared code all of its countries, nonsense none', () => {
  assert.equal(first(''), 'IR')
  assert.equal(first('+1'), 'US')
  assert.ok(searchDialing('1').some(({ code }) => code === 'CA'))
  assert.equal(first('+7'), 'RU')
  assert.deepEqual(searchDialing('999999'), [])
})
