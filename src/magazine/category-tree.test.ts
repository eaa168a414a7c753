import assert from 'node:assert/strict'
import { test } from 'node:test'
import { categoriesAbove, parentsIn, withArticles } from '#magazine/category-tree.ts'

const placed = (...pairs: readonly (readonly [number, number])[]) =>
  pairs.map(([id, parent]) => ({ id, parent }))

test('a parent that is not there is none, and a circle is opened at its lowest number', () => {
  for (const [categories, parents] of [
    [placed([1, 0], [2, 1], [3, 2]), { 2: 1, 3: 2 }],
    [placed([2, 9], [3, -1]), {}],
    [placed([4, 4]), {}],
    [placed([5, 6], [6, 5]), { 6: 5 }],
    [placed([1, 7], [9, 8], [8, 7], [7, 9]), { 1: 7, 9: 8, 8: 7 }],
    [placed([9, 8], [8, 9], [3, 2], [2, 3]), { 9: 8, 3: 2 }],
  ] as const)
    assert.deepEqual(Object.fromEntries(parentsIn(categories)), parents, JSON.stringify(categories))
})

test('a long line of parents and a long circle take no time', () => {
  const many = Array.from({ length: 4000 }, (_, at) => ({ id: at + 1, parent: at === 0 ? 4000 : at }))
  assert.equal(parentsIn(many).size, 3999)
  assert.equal(withArticles(many.map((one) => ({ ...one, count: one.id === 4000 ? 1 : 0 }))).size, 4000)
})

test('what has articles is whatever has them somewhere below', () => {
  const categories = [
    { id: 1, parent: 0, count: 0 },
    { id: 2, parent: 1, count: 0 },
    { id: 3, parent: 2, count: 4 },
    { id: 4, parent: 1, count: 0 },
  ]
  assert.deepEqual([...withArticles(categories)].toSorted(), [1, 2, 3])
})

test('above a category stand its parents, the widest first', () => {
  const categories = [
    { slug: 'a', parent: null },
    { slug: 'b', parent: 'a' },
    { slug: 'c', parent: 'b' },
  ]
  const slugs = (slug: string, parent: string | null) =>
    categoriesAbove(categories, { slug, parent }).map((one) => one.slug)
  assert.deepEqual([slugs('c', 'b'), slugs('a', null), slugs('x', 'gone')], [['a', 'b'], [], []])
  const circle = [
    { slug: 'a', parent: 'b' },
    { slug: 'b', parent: 'a' },
  ]
  assert.equal(categoriesAbove(circle, { slug: 'a', parent: 'b' }).length, 2)
})
