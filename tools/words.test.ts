import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'

const files = globSync('{src,simulators,tools,journeys,bench}/**/*.{ts,tsx,css}', {
  exclude: (file) => file.includes('node_modules'),
})

const gone = ['deed', 'deeds', 'tidings']

function forbidden(): readonly string[] {
  const text = readFileSync('STYLE.md', 'utf8')
  const table = text.slice(text.indexOf('**Words.**'), text.indexOf('**Shapes.**'))
  return [...table.matchAll(/^\| (?!write|---).+ \| (.+) \|$/gm)].flatMap(([, words = '']) =>
    words.split(', '),
  )
}

function wordsIn(name: string, words: readonly string[]): readonly string[] {
  const parts = name.split(/[-._]|(?<=[a-z0-9])(?=[A-Z])/).map((part) => part.toLowerCase())
  return words.filter((word) => parts.includes(word))
}

test('the table has words to look for', () => {
  assert.ok(forbidden().length > 15)
  assert.deepEqual(wordsIn('order-asked.ts', ['asked', 'told']), ['asked'])
  assert.deepEqual(wordsIn('unaskedOrder', ['asked']), [])
})

test('no file is named by a word that the trade does not know', () => {
  const words = forbidden()
  const wrong = files.filter((file) => wordsIn(path.basename(file), words).length > 0)
  assert.deepEqual(wrong, [])
})

test('nothing that files share is named by a word that the trade does not know', () => {
  const exported = /^export (?:async )?(?:function\*?|const|interface|type|class) (\w+)/gm
  assert.deepEqual(namedWrong(exported, forbidden()), [])
})

test('no shape and no part of a screen is named by such a word, shared or not', () => {
  const shapes = /^(?:interface|type|class) (\w+)|^(?:async )?(?:function|const) ([A-Z]\w*)/gm
  assert.deepEqual(namedWrong(shapes, forbidden()), [])
})

test('some of these words name nothing at all any more', () => {
  const declared = /\b(?:function|const|let) (\w+)|\b(\w+)\??:/g
  assert.deepEqual(namedWrong(declared, gone), [])
})

function namedWrong(declared: RegExp, words: readonly string[]): readonly string[] {
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(declared)].flatMap(([, one, other]) => {
      const name = one ?? other ?? ''
      return wordsIn(name, words).length > 0 ? [`${file}: ${name}`] : []
    }),
  )
}
