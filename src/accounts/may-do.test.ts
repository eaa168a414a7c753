import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { mayDo, type Scope } from '#accounts/may-do.ts'

test('a permission is had by a list that names it or a map that says yes to it', () => {
  for (const [scope, may] of [
    [['orders.read'], true],
    [['orders.write'], false],
    [[], false],
    [{ 'orders.read': true }, true],
    [{ 'orders.read': false }, false],
    [{}, false],
    [null, false],
    [undefined, false],
  ] as const)
    assert.equal(mayDo(scope, 'orders.read'), may, JSON.stringify(scope))
})

test('what is neither list nor map permits nothing, nor does what every object has', () => {
  for (const scope of ['orders.read', 7, true, { 'orders.read': 'true' }, { 'orders.read': 1 }])
    assert.equal(mayDo(scope as unknown as Scope, 'orders.read'), false)
  for (const name of ['constructor', 'toString', '__proto__', 'length', '0']) {
    assert.equal(mayDo({}, name), false, name)
    assert.equal(mayDo(['orders.read'], name), false, name)
  }
})

test('both shapes say the same of any permissions', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.string(), (had, asked) => {
      const map = Object.fromEntries(had.map((name) => [name, true]))
      if (!had.includes('__proto__') && asked !== '__proto__')
        assert.equal(mayDo(had, asked), mayDo(map, asked))
    }),
  )
})
