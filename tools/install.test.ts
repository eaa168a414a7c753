import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

function namedIn(file: string): readonly string[] {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as Packages
  return Object.keys({ ...dependencies, ...devDependencies })
}

interface Packages {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
}

function importedBy(folders: string, packages: readonly string[]): readonly string[] {
  const files = globSync(`${folders}/**/*.{ts,tsx,mjs}`, { exclude: ['**/node_modules/**', '**/*.d.ts'] })
  const texts = files.map((file) => readFileSync(file, 'utf8'))
  return packages.filter((name) => texts.some((text) => new RegExp(`'${name}['/]`).test(text))).sort()
}

test('what the benches alone import is not installed with the house', () => {
  const packages = namedIn('package.json')
  const elsewhere = importedBy('{src,simulators,journeys,tools}', packages)
  assert.ok(elsewhere.length > 30)
  assert.deepEqual(
    importedBy('bench', packages).filter((name) => !elsewhere.includes(name)),
    [],
  )
})

test('the yardsticks install what they import, and nothing else', () => {
  const packages = namedIn('bench/yardsticks/package.json')
  assert.deepEqual(importedBy('bench/yardsticks', packages), [...packages].sort())
})
