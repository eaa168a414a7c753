import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Import, importersOf, importGraph } from './imports.ts'

const line = (from: string, to: string): [string, readonly Import[]] => [from, [{ from, to, isType: false }]]
const graph = new Map([line('a.test.ts', 'a.ts'), line('a.ts', 'b.ts'), line('c.test.ts', 'c.ts')])

test('whoever imports a changed file through others is found, and nobody else', () => {
  assert.deepEqual([...importersOf(graph, ['b.ts'])].sort(), ['a.test.ts', 'a.ts', 'b.ts'])
})

test('a file that is not gone through keeps its importers out', () => {
  assert.deepEqual([...importersOf(graph, ['b.ts'], ['a.ts'])].sort(), ['a.ts', 'b.ts'])
})

test('the graph of this project knows values from types, and lazy imports', () => {
  const here = importGraph()
  const found = (here.get('tools/imports.test.ts') ?? []).filter(({ to }) => to === 'tools/imports.ts')
  assert.deepEqual(found, [{ from: 'tools/imports.test.ts', to: 'tools/imports.ts', isType: false }])
  assert.ok([...here.values()].flat().some(({ isType }) => isType))
  assert.ok([...here.keys()].length > 1000)
})
