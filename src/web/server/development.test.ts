import assert from 'node:assert/strict'
import { test } from 'node:test'
import { developmentPages } from '#web/server/development.ts'

test('whoever builds the pages in development leaves it to the house to end when it is asked to', async () => {
  const heard = () => [process.listeners('SIGTERM'), process.stdin.listeners('end')]
  const before = heard()
  const pages = await developmentPages()
  await using _ = { [Symbol.asyncDispose]: async () => pages.close?.() }
  assert.deepEqual(heard(), before)
})
