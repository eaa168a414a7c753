import assert from 'node:assert/strict'
import { globSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { settingsFrom } from '#app/settings.ts'
import { gatewayTerms } from '#payments/server/gateway-settings.ts'
import { WrongSettings } from '#server/settings.ts'
import { testFolder } from '#testing/server/folder.ts'

const named = (text: string) => text.match(/\b[A-Z]+(?:_[A-Z]+)+\b/g) ?? []

test('docs/settings.md names every setting that is read, and no other', () => {
  const source = path.join(import.meta.dirname, '..')
  const files = globSync('**/*settings.ts', { cwd: source })
  const read = files.flatMap((file) => named(readFileSync(path.join(source, file), 'utf8')))
  const ofGateways = Object.keys(gatewayTerms).map((name) => `${name.toUpperCase()}_URL`)
  const told = named(readFileSync(path.join(import.meta.dirname, '../../docs/settings.md'), 'utf8'))
  assert.deepEqual(new Set(told), new Set([...read, ...ofGateways]))
})

test('the building knows nobody whom the house asks', () => {
  const building = path.join(import.meta.dirname, '../server')
  const outside = new RegExp(
    [
      'supplier',
      'gateway',
      'hotel',
      'nira',
      'duffel',
      'kavenegar',
      'google',
      ...Object.keys(gatewayTerms).map((name) => `\\b${name}\\b`),
    ].join('|'),
    'i',
  )
  const knowing = globSync('**/*.ts', { cwd: building })
    .filter((file) => !/\.test\.ts$|(^|\/)test-/.test(file))
    .filter((file) => outside.test(readFileSync(path.join(building, file), 'utf8')))
  assert.deepEqual(knowing, [])
})

test('an empty environment is a demo, and an empty setting is none', (t) => {
  const folder = testFolder('settings')
  t.after(() => rmSync(folder, { recursive: true }))
  const settings = settingsFrom({ DATA_DIR: folder, PORT: '', DATABASE_URL: '' })
  assert.deepEqual([settings.mode, settings.port, settings.databaseUrl], ['demo', 3000, undefined])
})

for (const [name, value] of [
  ['PORT', 'abc'],
  ['LOG_LEVEL', 'loud'],
  ['DATABASE_URL', 'mysql://there'],
  ['TRUST_PROXY', '10.0.0.1,nobody'],
  ['TRUST_PROXY', '10.0.0.0/99'],
  ['NIRA_TWIN_PORT', 'abc'],
] as const)
  test(`${name}=${value} is refused by its name`, () => {
    assert.throws(
      () => settingsFrom({ [name]: value }),
      (error) => error instanceof WrongSettings && error.faults[0]?.startsWith(`${name}: `) === true,
    )
  })

test('proxies are addresses, networks, or the names of such', (t) => {
  const folder = testFolder('settings')
  t.after(() => rmSync(folder, { recursive: true }))
  const { trustProxy } = settingsFrom({ DATA_DIR: folder, TRUST_PROXY: 'loopback, 10.0.0.0/8, ::1' })
  assert.deepEqual(trustProxy, ['loopback', '10.0.0.0/8', '::1'])
})
