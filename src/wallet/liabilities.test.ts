import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import * as fc from 'fast-check'
import { plus, rial, ZERO } from '#money/rial.ts'
import {
  type Digest,
  type Inclusion,
  type Leaf,
  type Published,
  rootOf,
  siblingsOf,
  totalOf,
  treeOf,
  verify,
} from '#wallet/liabilities.ts'

const digest: Digest = async (text) => createHash('sha256').update(text).digest('hex')
const day = '2026-11-21'
const hex = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: length, maxLength: length })
const leaf: fc.Arbitrary<Leaf> = fc.record({
  day: fc.constant(day),
  owner: hex(64),
  nonce: hex(32),
  amount: fc.nat(1e12).map(rial),
})
const someLeaves = fc.array(leaf, { minLength: 1, maxLength: 20 })

async function publishedOf(
  leaves: readonly Leaf[],
): Promise<{ published: Published; inclusions: Inclusion[] }> {
  const tree = await treeOf(digest, leaves)
  const top = tree.at(-1)?.[0]
  assert.ok(top)
  const published = {
    day,
    root: await rootOf(digest, day, { top, leaves: leaves.length }),
    total: top.sum,
    leaves: leaves.length,
  }
  const inclusions = leaves.map((own, position) => {
    const place = { position, leaves: leaves.length }
    const path = siblingsOf(place).map((at) => tree[at.level]?.[at.position] ?? { hash: '', sum: ZERO })
    return { leaf: own, place, path }
  })
  return { published, inclusions }
}

test('whoever is in the tree finds the own part of the published total', async () => {
  await fc.assert(
    fc.asyncProperty(someLeaves, async (leaves) => {
      const { published, inclusions } = await publishedOf(leaves)
      assert.equal(published.total, totalOf(leaves))
      for (const own of inclusions) {
        const found = await verify(digest, own, published)
        assert.equal(found.isIncluded, true)
        assert.equal(found.root, published.root)
        assert.equal(found.steps.length, own.path.length + 1)
      }
    }),
    { numRuns: 40 },
  )
})

type Change = (own: Inclusion, published: Published) => [Inclusion, Published]
const otherHash = 'f'.repeat(64)

const changes: Readonly<Record<string, Change>> = {
  'another amount': (own, published) => [
    { ...own, leaf: { ...own.leaf, amount: plus(own.leaf.amount, rial(10)) } },
    published,
  ],
  'another owner': (own, published) => [{ ...own, leaf: { ...own.leaf, owner: otherHash } }, published],
  'another nonce': (own, published) => [{ ...own, leaf: { ...own.leaf, nonce: 'x' } }, published],
  'another day': (own, published) => [{ ...own, leaf: { ...own.leaf, day: '2026-11-22' } }, published],
  'a published day that is another': (own, published) => [own, { ...published, day: '2026-11-22' }],
  'a smaller total': (own, published) => [own, { ...published, total: rial(published.total - 1) }],
  'another root': (own, published) => [own, { ...published, root: otherHash }],
  'more leaves': (own, published) => [
    { ...own, place: { ...own.place, leaves: own.place.leaves + 1 } },
    published,
  ],
  'a longer path': (own, published) => [
    { ...own, path: [...own.path, { hash: otherHash, sum: ZERO }] },
    published,
  ],
}

for (const [name, change] of Object.entries(changes))
  test(`${name} is not what was published`, async () => {
    await fc.assert(
      fc.asyncProperty(someLeaves, fc.nat(), async (leaves, which) => {
        const { published, inclusions } = await publishedOf(leaves)
        const own = inclusions[which % leaves.length]
        assert.ok(own)
        assert.equal((await verify(digest, ...change(own, published))).isIncluded, false)
      }),
      { numRuns: 25 },
    )
  })

test('another place, and any change on the way up, is not what was published', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(leaf, { minLength: 2, maxLength: 20 }),
      fc.nat(),
      fc.nat(),
      async (leaves, a, b) => {
        const { published, inclusions } = await publishedOf(leaves)
        const own = inclusions[a % leaves.length]
        assert.ok(own)
        const position = (a + 1 + (b % (leaves.length - 1))) % leaves.length
        for (const place of [position, -1, leaves.length, position + 0.5]) {
          const moved: Inclusion = { ...own, place: { ...own.place, position: place } }
          assert.equal((await verify(digest, moved, published)).isIncluded, false)
        }
        for (const n of own.path.keys()) {
          const wrong = (node: Inclusion['path'][number]) => [
            { ...node, hash: otherHash },
            { ...node, sum: plus(node.sum, rial(1)) },
          ]
          for (const node of own.path.slice(n, n + 1).flatMap(wrong)) {
            const path = own.path.with(n, node)
            assert.equal((await verify(digest, { ...own, path }, published)).isIncluded, false)
          }
        }
        assert.equal((await verify(digest, { ...own, path: own.path.slice(1) }, published)).isIncluded, false)
      },
    ),
    { numRuns: 30 },
  )
})

test('money cannot be hidden by a part below zero', async () => {
  const below: Leaf = { day, owner: otherHash, nonce: 'x', amount: rial(-5) }
  await assert.rejects(treeOf(digest, [below]), RangeError)
  // a forged tree with a negative leaf is detected by its sibling
  const honest: Leaf = { ...below, amount: rial(100) }
  const hash = async (one: Leaf) => digest(`leaf|${day}|${one.owner}|${one.nonce}|${one.amount}`)
  const [left, right] = [
    { hash: await hash(honest), sum: rial(100) },
    { hash: await hash(below), sum: rial(-5) },
  ]
  const top = { hash: await digest(`node|${left.hash}|100|${right.hash}|-5`), sum: rial(95) }
  const published = { day, root: await rootOf(digest, day, { top, leaves: 2 }), total: top.sum, leaves: 2 }
  const found = await verify(
    digest,
    { leaf: honest, place: { position: 0, leaves: 2 }, path: [right] },
    published,
  )
  assert.deepEqual([found.root, found.isIncluded], [published.root, false])
})
