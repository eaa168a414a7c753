import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { isRefused } from '#desk/web/is-refused.ts'
import { Refusal } from '#server/refusal.ts'

test('a refusal is known by its name', () => {
  class Refused extends Error {
    override readonly name = 'Refusal'
  }
  assert.ok(isRefused(new Refusal('GONE', { says: 'نیست' })))
  assert.ok(isRefused(new Refused()))
  assert.ok(!isRefused(new Error('Refusal')))
})

test('no loader asks for the class of a refusal: built pages have another copy of it', () => {
  const source = path.resolve('src')
  const loaders = globSync('**/*.server.ts', { cwd: source })
  assert.ok(loaders.length > 50)
  assert.deepEqual(
    loaders.filter((file) => readFileSync(path.join(source, file), 'utf8').includes('instanceof Refusal')),
    [],
  )
})
