import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { type Fault, faultsOf } from '#content/persian-rules.ts'
import { allowedLatin } from '#content/persian-words.ts'
import { type AllowedPiece, allowedPieces } from './allowed.ts'
import { flawless, planted, plantedInSources } from './planted.ts'
import { textsIn } from './texts-in.ts'

interface Found extends Fault {
  readonly file: string
  readonly line: number
  readonly property: string
}

const sources = globSync('{src,simulators}/**/*.{ts,tsx}', {
  exclude: (file) => /\.test\.tsx?$|^src\/(?:testing|web\/styleguide)/.test(file),
})
const papers = globSync(['src/papers/server/templates/*.typ', 'src/hotels/data/hotels.json'])
/** signs of the language a paper is set in */
const signs = ['latin', 'dots', 'exclamation', 'two spaces', 'Latin sign']

const found: readonly Found[] = [...sources.flatMap(inSource), ...papers.flatMap(inPaper)]
const latin = new Map(allowedLatin.flatMap(({ words, reason }) => words.map((word) => [word, reason])))

test('no sentence of ours is misspelled, half Latin or a key', () => {
  assert.ok(sources.length > 1500)
  const wrong = found.filter((fault) => !isAllowed(fault))
  assert.deepEqual(
    wrong.map(({ file, line, rule, piece }) => `${file}:${line} ${rule}: ${piece}`),
    [],
  )
})

test('every planted mistake is found, and by its own rule', () => {
  assert.ok(planted.length + plantedInSources.length >= 40)
  for (const [text, rule] of planted) assert.ok(rulesOf(faultsOf(text)).includes(rule), `${rule}: ${text}`)
  for (const [source, rule] of plantedInSources) {
    const faults = textsIn('planted.tsx', source).flatMap((text) => faultsOf(text.text, text.isDisplayed))
    assert.ok(rulesOf(faults).includes(rule), `${rule}: ${source}`)
  }
})

test('what is right is left alone', () => {
  for (const text of flawless) {
    const faults = faultsOf(text).filter(
      (fault) => !isAllowed({ ...fault, file: 'src/', line: 1, property: '' }),
    )
    assert.deepEqual(faults, [], text)
  }
  assert.deepEqual(textsIn('a.ts', "import a from './بلیط.ts'\n// بلیط\nsql`/* بلیط */ select 1`"), [])
})

test('every exception is still needed and says why', () => {
  const idleWords = [...latin.keys()].filter((word) => !found.some(({ piece }) => piece === word))
  const idle = allowedPieces.filter((allowed) => !found.some((fault) => lets(allowed, fault)))
  assert.deepEqual(idleWords, [])
  assert.deepEqual(idle, [])
  for (const { reason } of [...allowedLatin, ...allowedPieces]) assert.ok(reason.length > 10)
})

function inSource(file: string): readonly Found[] {
  return textsIn(file, readFileSync(file, 'utf8')).flatMap(({ text, line, property, isDisplayed }) =>
    faultsOf(text, isDisplayed).map((fault) => ({ ...fault, file, line, property })),
  )
}

function inPaper(file: string): readonly Found[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((text, at) =>
    faultsOf(text)
      .filter(({ rule }) => !signs.includes(rule))
      .map((fault) => ({ ...fault, file, line: at + 1, property: '' })),
  )
}

function isAllowed(fault: Found): boolean {
  if (fault.rule === 'latin' && latin.has(fault.piece)) return true
  return allowedPieces.some((allowed) => lets(allowed, fault))
}

function lets({ file, rules, property, piece }: AllowedPiece, fault: Found): boolean {
  if (!fault.file.startsWith(file)) return false
  if (rules && !rules.includes(fault.rule)) return false
  if (property !== undefined && property !== fault.property) return false
  return piece === undefined || piece === fault.piece
}

function rulesOf(faults: readonly Fault[]): readonly string[] {
  return faults.map(({ rule }) => rule)
}
