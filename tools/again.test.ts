import assert from 'node:assert/strict'
import { test } from 'node:test'
import { againIfFailed } from './again.ts'
import type { Counted } from './counted.ts'
import type { Wish } from './node-tests.ts'

const wish: Wish = { name: 'a room', files: ['src/a.test.ts', 'src/b.test.ts'], env: {} }
const green: Counted = { passed: 3, failed: 0 }
const red: Counted = {
  passed: 2,
  failed: 1,
  failure: '— a room\n\ntest at src/b.test.ts:7:3\n✖ a promise\n  at src/testing/house.ts:9:1',
}

/** Answers in turn, and keeps which files it was told of. */
function telling(...counted: Counted[]) {
  const told: (readonly string[])[] = []
  const tell = async ({ files }: Wish) => {
    told.push(files)
    return counted.shift() ?? assert.fail('told too often')
  }
  return { told, tell }
}

test('what is green is told once', async () => {
  const { told, tell } = telling(green)
  assert.deepEqual(await againIfFailed(wish, tell, true), green)
  assert.deepEqual(told, [wish.files])
})

test('a file in which something failed is told once more, alone, and named', async () => {
  const { told, tell } = telling(red, { passed: 2, failed: 0 })
  assert.deepEqual(await againIfFailed(wish, tell, true), { ...green, shaky: red.failure })
  assert.deepEqual(told, [wish.files, ['src/b.test.ts']])
})

test('what fails twice has failed', async () => {
  const { tell } = telling(red, { passed: 1, failed: 1, failure: '— again' })
  assert.deepEqual(await againIfFailed(wish, tell, true), { passed: 2, failed: 1, failure: '— again' })
})

test('where nobody says which file failed, all are told once more', async () => {
  const crashed: Counted = { passed: 0, failed: 1, failure: '— a room\nout of memory' }
  const { told, tell } = telling(crashed, green)
  assert.deepEqual(await againIfFailed(wish, tell, true), { ...green, shaky: crashed.failure })
  assert.deepEqual(told, [wish.files, wish.files])
})

test('the proof takes no second word', async () => {
  assert.deepEqual(await againIfFailed(wish, telling(red).tell, false), red)
})
