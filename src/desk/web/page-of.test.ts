import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageOf } from '#desk/web/page-of.ts'

const all = Array.from({ length: 201 }, (_, nth) => nth)
const of = (address: string, count = all.length) =>
  pageOf(all.slice(0, count), new URLSearchParams(address), (one) => one)

test('every one is on one page, and the last says that it is the last', () => {
  const pages = ['', 'page=2', 'page=3'].map((address) => of(address))
  assert.deepEqual(
    pages.flatMap(({ rows }) => rows),
    all,
  )
  assert.deepEqual(
    pages.map(({ hasMore }) => hasMore),
    [true, true, false],
  )
  assert.equal(of('', 100).hasMore, false)
})

test('an address that names no page is of the first', () => {
  for (const address of ['page=0', 'page=-3', 'page=x']) assert.deepEqual(of(address), of(''))
  assert.deepEqual(of('page=9').rows, [])
})
