import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'

const files = globSync('{src,simulators,tools,journeys,bench}/**/*.{ts,tsx,css}', {
  exclude: (file) => file.includes('node_modules'),
})

function forbidden(): readonly string[] {
  const text = readFileSync('STYLE.md', 'utf8')
  const table = text.slice(text.indexOf('**Words.**'), text.indexOf('**Shapes.**'))
  return [...table.matchAll(/^\| (?!write|---).+ \| (.+) \|$/gm)].flatMap(([, words = '']) =>
    words.split(', '),
  )
}

function wordsIn(name: string, words: readonly string[]): readonly string[] {
  const parts = name.split(/[-.]|(?<=[a-z0-9])(?=[A-Z])/).map((part) => part.toLowerCase())
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

test('nothing that files share is named by two words of which the trade does not know one', () => {
  const words = forbidden()
  const exported = /^export (?:async )?(?:function\*?|const|interface|type|class) (\w+)/gm
  const wrong = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(exported)].flatMap(([, name = '']) =>
      /[a-z0-9][A-Z]/.test(name) && wordsIn(name, words).length > 0 ? [`${file}: ${name}`] : [],
    ),
  )
  assert.deepEqual(wrong, [])
})
