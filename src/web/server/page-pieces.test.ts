import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pieceRows } from './page-pieces.ts'

interface Given {
  readonly isEntry?: true
  readonly from?: readonly string[]
  readonly later?: readonly string[]
  readonly bytes?: number
}

const page = { isEntry: true } as const
const big = 60_000
const form = '/src/flights/search/web/form/flight-search.tsx'
const list = '/src/flights/search/web/results/results-found.tsx'

function piecesOf(modules: Readonly<Record<string, Given>>): ReadonlyMap<string, string> {
  const rows = pieceRows(
    Object.entries(modules).map(([id, { isEntry = false, from = [], later = [], bytes = 3000 }]) => ({
      id,
      bytes,
      isEntry,
      importers: from,
      dynamicImporters: later,
    })),
  )
  return new Map(rows.flatMap((row) => [...row]))
}

test('what the frame of all pages needs comes with every page', () => {
  const pieces = piecesOf({ '/src/root.tsx': page, '/src/a.ts': { from: ['/src/root.tsx'] } })
  assert.equal(pieces.get('/src/a.ts'), 'frame')
})

test('what travellers share is cut as if there were no desk, and what the desk alone needs stays there', () => {
  const shared = { '/src/c-page.tsx': page, '/src/d-page.tsx': page }
  const both = ['/src/c-page.tsx', '/src/d-page.tsx']
  const desk = '/src/desk/web/desk-page.tsx'
  const without = piecesOf({ ...shared, '/src/e.ts': { from: both }, '/src/f.ts': { from: both } })
  const beside = piecesOf({
    ...shared,
    [desk]: page,
    '/src/e.ts': { from: [...both, desk] },
    '/src/f.ts': { from: both },
    '/src/desk/web/g.ts': { from: [desk] },
  })
  assert.ok(without.has('/src/e.ts'))
  assert.deepEqual(beside, without)
})

test('what all the pages of the desk share comes with none of the travellers’', () => {
  const pages = Array.from({ length: 40 }, (_, n) => `/src/desk/web/page-${n}.tsx`)
  const pieces = piecesOf({
    '/src/root.tsx': page,
    ...Object.fromEntries(pages.map((id) => [id, page])),
    '/src/desk/web/title.ts': { from: pages },
    '/src/desk/web/title.css': { from: pages },
  })
  assert.match(pieces.get('/src/desk/web/title.ts') ?? '', /^page-/)
  assert.equal(pieces.get('/src/desk/web/title.css'), 'styles-desk')
})

test('what one page alone needs stays with it, without a name', () => {
  const pieces = piecesOf({ '/src/b-page.tsx': page, '/src/b.ts': { from: ['/src/b-page.tsx'] } })
  assert.equal(pieces.size, 0)
})

test('what a moment brings comes in one piece, by the name of its room and file', () => {
  const pieces = piecesOf({
    '/src/b-page.tsx': page,
    [form]: { later: ['/src/b-page.tsx'] },
    '/src/b.ts': { from: [form] },
  })
  for (const id of [form, '/src/b.ts']) assert.equal(pieces.get(id), 'flights-flight-search')
})

test('what two pages share is worth a piece of its own where it is large, and none where it is small', () => {
  const modules = (bytes: number) => ({
    '/src/c-page.tsx': page,
    '/src/d-page.tsx': page,
    '/src/e-page.tsx': page,
    '/src/all.ts': { from: ['/src/c-page.tsx', '/src/d-page.tsx', '/src/e-page.tsx'], bytes: 3000 },
    '/src/two.ts': { from: ['/src/c-page.tsx', '/src/d-page.tsx'], bytes },
  })
  const small = piecesOf(modules(2000))
  assert.match(small.get('/src/two.ts') ?? '', /^page-/)
  assert.equal(small.get('/src/two.ts'), small.get('/src/all.ts'))
  const large = piecesOf(modules(big))
  assert.notEqual(large.get('/src/two.ts'), large.get('/src/all.ts'))
})

test('what is needed only later never comes with what a page needs at once', () => {
  const pieces = piecesOf({
    '/src/storefront/web/home-page.tsx': page,
    '/src/f-page.tsx': page,
    '/src/f.ts': { from: ['/src/storefront/web/home-page.tsx', '/src/f-page.tsx'], bytes: 100 },
    [form]: { later: ['/src/storefront/web/home-page.tsx'], bytes: 100 },
  })
  assert.notEqual(pieces.get('/src/f.ts'), pieces.get(form))
})

test('a row imports only rows before it', () => {
  const modules: Record<string, Given> = {
    '/src/g-page.tsx': page,
    '/src/h-page.tsx': page,
    [form]: { later: ['/src/g-page.tsx'], bytes: big },
    [list]: { later: ['/src/h-page.tsx'], bytes: big },
    '/src/low.ts': { from: [form, list], bytes: big },
    '/src/lowest.ts': { from: ['/src/low.ts', '/src/g-page.tsx'], bytes: big },
  }
  const given = Object.entries(modules).map(([id, one]) => ({
    id,
    bytes: one.bytes ?? 10,
    isEntry: one.isEntry ?? false,
    importers: one.from ?? [],
    dynamicImporters: one.later ?? [],
  }))
  const rowOf = new Map(pieceRows(given).flatMap((row, index) => [...row.keys()].map((id) => [id, index])))
  for (const { id, importers } of given)
    for (const importer of importers)
      if (rowOf.has(importer))
        assert.ok((rowOf.get(id) ?? 0) <= (rowOf.get(importer) ?? 0), `${importer} imports ${id}`)
  assert.notEqual(rowOf.get('/src/low.ts'), rowOf.get(form))
})
