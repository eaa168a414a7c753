import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { permissionsIn } from '#accounts/token-scope.ts'

test('permissions are those a list names, or those a map says yes to', () => {
  for (const [scope, had] of [
    [
      ['orders.read', 'orders.write'],
      ['orders.read', 'orders.write'],
    ],
    [[], []],
    [{ 'orders.read': true, 'orders.write': false }, ['orders.read']],
    [{}, []],
  ] as const)
    assert.deepEqual(permissionsIn(scope), had, JSON.stringify(scope))
})

test('what is neither list nor map permits nothing, nor does another answer than yes', () => {
  for (const scope of [
    null,
    undefined,
    'orders.read',
    7,
    true,
    { 'orders.read': 'true' },
    { 'orders.read': 1 },
    [7, null],
  ])
    assert.deepEqual(permissionsIn(scope), [], JSON.stringify(scope))
})

test('both shapes say the same of any permissions', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.uniqueArray(fc.string()), (had, refused) => {
      const answers = [...refused.map((name) => [name, false]), ...had.map((name) => [name, true])] as const
      const map: unknown = Object.fromEntries(answers)
      assert.deepEqual(new Set(permissionsIn(map)), new Set(permissionsIn(had)))
    }),
  )
})
