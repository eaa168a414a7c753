import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { characters } from './characters.ts'
import { woff2Characters } from './woff2-characters.ts'

const root = new URL('../../', import.meta.url)
const font = readFileSync(new URL('src/web/font/vazirmatn.woff2', root))
const drawn = woff2Characters(font)

/** only compared or replaced, never shown */
const neverShown = ['src/places/fold.ts', 'src/accounts/machine-letters.ts']

test('the committed font is the one that the table of characters asks for', () => {
  const missing = Array.from(characters).filter((character) => !drawn.has(character))
  assert.deepEqual(missing, [])
})

test('every character of our texts has a shape in the screen font', () => {
  const missing = new Map<string, string>()
  for (const path of globSync(['src/**/*.{ts,tsx}', 'simulators/**/*.ts'], {
    cwd: root,
    exclude: ['**/*.test.ts', ...neverShown],
  })) {
    for (const character of shown(readFileSync(new URL(path, root), 'utf8'))) {
      if (!drawn.has(character)) missing.set(named(character), path)
    }
  }
  assert.deepEqual(Object.fromEntries(missing), {})
})

test('the names of places and countries have their shapes too', () => {
  const paths = [
    ...globSync('src/places/data/*.json', { cwd: root }),
    'node_modules/i18n-iso-countries/langs/fa.json',
  ]
  const missing = new Set<string>()
  for (const path of paths) {
    for (const character of shown(readFileSync(new URL(path, root), 'utf8'))) {
      if (!drawn.has(character)) missing.add(named(character))
    }
  }
  assert.deepEqual([...missing], [])
})

test('the font is small enough to come with the first page', () => {
  assert.ok(font.length < 38_000, `${font.length} bytes`)
})

function shown(source: string): Set<string> {
  const text = source
    .replaceAll(/\/\*[\s\S]*?\*\//gu, '')
    .replaceAll(/(^|\s)\/\/.*$/gmu, '')
    .replaceAll(/[\r\n\t\p{Default_Ignorable_Code_Point}]/gu, '')
  return new Set(text)
}

function named(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')} ${character}`
}
