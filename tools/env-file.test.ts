import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { envFileOf } from './env-file.mjs'

test('the house and its desks read .env, no test and no other tool does', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>
  }
  const reading = Object.entries(scripts).filter(
    ([, line]) => envFileOf(line.split(' ').at(-1) ?? '').length > 0,
  )
  assert.deepEqual(
    reading.map(([name]) => name),
    ['start', 'worker', 'dev', 'desk', 'backup', 'restore', 'rehearse', 'visas'],
  )
})
