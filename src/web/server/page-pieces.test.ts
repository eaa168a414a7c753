import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pieceGroups } from './page-pieces.ts'

interface Module {
  readonly isEntry?: true
  readonly from?: readonly string[]
  readonly later?: readonly string[]
}

/** Takes a module as the builder does: by the first group that names it. */
function pieceOf(id: string, modules: Readonly<Record<string, Module>>): string | null {
  const getModuleInfo = (module: string) => {
    const { isEntry = false, from = [], later = [] } = modules[module] ?? {}
    return { isEntry, importers: from, dynamicImporters: later }
  }
  for (const { name } of pieceGroups) {
    const piece = name(id, { getModuleInfo })
    if (piece !== null) return piece
  }
  return null
}

const page = { isEntry: true } as const
const form = '/src/flights/search/web/form/flight-search.tsx'
const list = '/src/flights/search/web/results/results-found.tsx'

test('what the frame of all pages needs comes with every page', () => {
  assert.equal(
    pieceOf('/src/a.ts', { '/src/root.tsx': page, '/src/a.ts': { from: ['/src/root.tsx'] } }),
    'frame',
  )
})

test('what a moment brings comes in one piece, by its name', () => {
  const modules = {
    '/src/b-page.tsx': page,
    [form]: { later: ['/src/b-page.tsx'] },
    '/src/b.ts': { from: [form] },
  }
  for (const id of [form, '/src/b.ts']) assert.equal(pieceOf(id, modules), 'flight-search')
})

test('what two moments need comes beside the earlier one', () => {
  const modules = {
    [form]: { later: ['/src/c-page.tsx'] },
    [list]: { later: ['/src/c-page.tsx'] },
    '/src/c.ts': { from: [form, list] },
  }
  assert.equal(pieceOf('/src/c.ts', modules), 'flight-search-too')
})

test('what is pressed in a moment finds there what both need', () => {
  const year = '/src/flights/search/web/calendar/results-year.tsx'
  const modules = {
    [list]: { later: ['/d'] },
    [year]: { later: [list] },
    '/src/d.ts': { from: [list, year] },
  }
  assert.equal(pieceOf('/src/d.ts', modules), 'results-screen')
  assert.equal(pieceOf(year, modules), null, 'and comes by itself')
})

test('what one page needs at once is never in a piece that another page would have to ask for', () => {
  const modules = {
    '/src/e-page.tsx': page,
    '/src/f-page.tsx': page,
    [list]: { later: ['/src/e-page.tsx'] },
    '/src/e.ts': { from: ['/src/e-page.tsx', list] },
    '/src/f.ts': { from: ['/src/f-page.tsx', list] },
  }
  const [one, other] = ['/src/e.ts', '/src/f.ts'].map((id) => pieceOf(id, modules))
  assert.match(one ?? '', /^page-/)
  assert.notEqual(one, other)
})

test('what one page has at once and another brings later is a piece by itself', () => {
  const modules = {
    '/src/e-page.tsx': page,
    '/src/e.tsx': { from: ['/src/e-page.tsx'], later: ['/src/another-page.tsx'] },
  }
  assert.equal(pieceOf('/src/e.tsx', modules), null)
})
