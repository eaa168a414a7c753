import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bundles } from './bundles.ts'

test('stories of one house are told together, six files at most; each other is alone', () => {
  const files = Array.from({ length: 14 }, (_, at) => `${at}`)
  const sourceOf = (file: string) => (file.endsWith('3') ? 'openStage()' : 'await sharedHouse()')
  const made = bundles(files, sourceOf)
  assert.deepEqual(made.flat().sort(), files.toSorted())
  assert.deepEqual(
    made.map(({ length }) => length),
    [6, 6, 1, 1],
  )
  assert.deepEqual(made.slice(2), [['3'], ['13']])
  assert.deepEqual(bundles(['3'], sourceOf), [['3']])
})
