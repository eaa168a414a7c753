import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { type NamedPath, pathsIn, shortIn } from './named-paths.ts'

const everywhere = globSync('**/*.md', {
  // licences mention other trees
  exclude: ['**/node_modules/**', '**/LICENSE.md', '.data/**', 'build/**', 'shots/**'],
})
const papers = [
  'README.md',
  'README.fa.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...globSync('docs/*.md'),
]
const textOf = (paper: string) => readFileSync(paper, 'utf8')
const named = everywhere.flatMap((paper) => pathsIn(paper, textOf(paper)))
const saysSo = ({ paper, path }: NamedPath) => `${paper} names ${path}`

test('every place that a paper names or leads to is there', () => {
  assert.ok(named.length > 150)
  assert.deepEqual(named.filter(({ path }) => globSync(path).length === 0).map(saysSo), [])
})

test('what whoever comes new reads first names files by their path from the root', () => {
  assert.deepEqual(papers.flatMap((paper) => shortIn(paper, textOf(paper))).map(saysSo), [])
})

test('a path is found in words, in code and at the end of a link', () => {
  const text = 'See src/a.ts, `src/b/*.ts` and [c](../tools/c.ts#d), [out](https://e.example/src/f.ts).'
  assert.deepEqual(
    pathsIn('docs/x.md', text).map(({ path }) => path),
    ['src/a.ts', 'src/b/*.ts', 'tools/c.ts'],
  )
  assert.deepEqual(
    shortIn('x.md', '`a/b.ts` and `src/c.ts`').map(({ path }) => path),
    ['a/b.ts'],
  )
})
