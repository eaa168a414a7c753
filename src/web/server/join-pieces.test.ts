import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinPieces, type Piece } from './join-pieces.ts'

const costs = [
  { weight: 10, most: Number.POSITIVE_INFINITY },
  { weight: 1, most: 20_000 },
]

function piece(name: string, visits: readonly number[], bytes = 1000): Piece {
  return { modules: [name], bytes, visits: Uint8Array.from(visits), isStyled: false, kind: 'later' }
}

function joined(pieces: readonly Piece[], importers: Record<string, readonly string[]> = {}) {
  return joinPieces(pieces, (module) => importers[module] ?? [], costs)
    .map(({ modules }) => [...modules].sort().join('+'))
    .sort()
}

test('what the same visits need is one piece', () => {
  assert.deepEqual(joined([piece('a', [1, 1]), piece('b', [1, 1])]), ['a+b'])
})

test('what no visit needs together stays apart', () => {
  assert.deepEqual(joined([piece('a', [1, 0]), piece('b', [0, 1])]), ['a', 'b'])
})

test('a visit is sent no more than its most for the sake of another', () => {
  const around = [piece('own', [0, 1], 15_000)]
  assert.deepEqual(joined([...around, piece('a', [1, 0], 500), piece('b', [1, 1], 500)]), ['a+b', 'own'])
  assert.deepEqual(joined([...around, piece('a', [1, 0], 5000), piece('b', [1, 1], 500)]), ['a', 'b', 'own'])
})

test('what comes with a piece weighs too', () => {
  const heavy = { ...piece('c', [1, 0], 50_000), kind: undefined }
  const given = [piece('a', [1, 0], 100), piece('b', [1, 1], 100), heavy]
  assert.deepEqual(joined(given), ['a+b', 'c'])
  assert.deepEqual(joined(given, { c: ['a'] }), ['a', 'b', 'c'], 'a brings c to whoever needs b alone')
})

test('pieces never import each other in a circle', () => {
  const given = [piece('a', [1, 1]), { ...piece('b', [1, 1]), kind: undefined }, piece('c', [1, 1])]
  assert.deepEqual(joined(given, { b: ['a'], c: ['b'] }), ['a', 'b', 'c'])
  assert.deepEqual(joined(given), ['a+c', 'b'])
})

test('what stands apart is joined with others, also through a third, but not with its like', () => {
  const apart = (name: string) => ({ ...piece(name, [1, 1]), apart: name })
  assert.deepEqual(joined([apart('a'), apart('b')]), ['a', 'b'])
  assert.equal(joined([apart('a'), piece('c', [1, 1]), apart('b')]).length, 2)
})
