import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nameFaults } from '#flights/supplier/names.ts'

const latin = { names: 'latin', nameMaxLength: 20 } as const

test('a supplier takes the names that its caps allow', () => {
  const cases: readonly (readonly [string, string, readonly string[]])[] = [
    ['Sara', 'Mohammadi', []],
    ["O'Neil", 'Al-Din Jr.', []],
    ['Zoë', 'Şahin', []],
    ['سارا', 'Mohammadi', ['not-latin']],
    ['Sara', '', ['empty']],
    ['Sara', 'M'.repeat(20), []],
    ['Sara', 'M'.repeat(21), ['too-long']],
    ['Sara1', 'Mohammadi', ['not-latin']],
  ]
  for (const [firstName, lastName, faults] of cases)
    assert.deepEqual(nameFaults({ firstName, lastName }, latin), faults, `${firstName} ${lastName}`)
  assert.deepEqual(nameFaults({ firstName: 'سارا', lastName: 'محمدی' }, { ...latin, names: 'both' }), [])
})
