import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bundles } from './bundles.ts'

function sourceOf(file: string): string {
  return file.includes('own') ? 'openStage()' : 'await sharedHouse()'
}

test('stories of one house are told together, six files at most; those with a house of their own five in a process', () => {
  const sharing = Array.from({ length: 13 }, (_, at) => `journeys/${at}.test.ts`)
  const opening = Array.from({ length: 7 }, (_, at) => `journeys/own-${at}.test.ts`)
  const made = bundles([...sharing, ...opening], sourceOf)
  assert.deepEqual(made.flat().sort(), [...sharing, ...opening].sort())
  assert.deepEqual(
    made.map(({ length }) => length),
    [5, 4, 4, 4, 3],
  )
  assert.ok(made.every((files) => new Set(files.map(sourceOf)).size === 1))
})

test('the longest are not all in one process', () => {
  const opening = ['long', 'longer', 'a', 'b', 'c', 'd'].map((name) => `journeys/own-${name}.test.ts`)
  assert.deepEqual(
    bundles(opening, sourceOf).map(([first]) => first),
    ['journeys/own-long.test.ts', 'journeys/own-longer.test.ts'],
  )
})

test('what is told alone is told first, for it is the longest', () => {
  const made = bundles(['journeys/a.test.ts', 'journeys/crash/crash.test.ts'], sourceOf)
  assert.deepEqual(made[0], ['journeys/crash/crash.test.ts'])
})

test('what lies in a folder of its own is alone, however it is written', () => {
  const files = ['journeys/crash/crash.test.ts', 'journeys/crash/own.test.ts']
  assert.deepEqual(
    bundles(files, sourceOf),
    files.map((file) => [file]),
  )
})
