import assert from 'node:assert/strict'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'

test('every file that a yardstick starts beside itself is there', () => {
  const started = globSync('bench/**/*.ts', { exclude: ['**/node_modules/**'] }).flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /fork\(\s*path\.(join\(import\.meta\.dirname, |resolve\()'([^']+)'/g,
      ),
    ].map(([, from = '', name = '']) => path.join(from.startsWith('join') ? path.dirname(file) : '', name)),
  )
  assert.ok(started.length >= 2)
  assert.deepEqual(
    started.filter((file) => !existsSync(file)),
    [],
  )
})
