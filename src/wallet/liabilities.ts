import { plus, type Rial, sum } from '#money/rial.ts'

/** SHA-256 as hex; injected, since server and browser differ. */
export type Digest = (text: string) => Promise<string>

export interface Leaf {
  /** ISO day of the proof */
  readonly day: string
  /** SHA-256 of the traveller's id */
  readonly owner: string
  /** random, so that amounts cannot be guessed */
  readonly nonce: string
  readonly amount: Rial
}

export interface Node {
  readonly hash: string
  readonly sum: Rial
}

export interface Place {
  readonly position: number
  readonly leaves: number
}

export interface Published {
  readonly day: string
  readonly root: string
  readonly total: Rial
  readonly leaves: number
}

/** A separator no part contains, and a type prefix, against ambiguous hashes. */
function leafHash(digest: Digest, { day, owner, nonce, amount }: Leaf): Promise<string> {
  return digest(`leaf|${day}|${owner}|${nonce}|${amount}`)
}

async function inner(digest: Digest, left: Node, right: Node): Promise<Node> {
  const hash = await digest(`node|${left.hash}|${left.sum}|${right.hash}|${right.sum}`)
  return { hash, sum: plus(left.sum, right.sum) }
}

/** The top sealed with day and leaf count. */
export function rootOf(digest: Digest, day: string, { top, leaves }: { top: Node; leaves: number }) {
  return digest(`root|${day}|${leaves}|${top.hash}|${top.sum}`)
}

export function signedText({ day, root, total, leaves }: Published): string {
  return `proof|${day}|${root}|${total}|${leaves}`
}

/** Merkle sum tree, levels from leaves to the top. No negative amounts: they could hide another's money. */
export async function treeOf(digest: Digest, leaves: readonly Leaf[]): Promise<readonly (readonly Node[])[]> {
  if (leaves.some((leaf) => leaf.amount < 0)) throw new RangeError('a liability below zero')
  const levels = [
    await Promise.all(leaves.map(async (leaf) => ({ hash: await leafHash(digest, leaf), sum: leaf.amount }))),
  ]
  for (let level = levels[0] ?? []; level.length > 1; level = levels.at(-1) ?? [])
    levels.push(await levelOver(digest, level))
  return levels
}

function levelOver(digest: Digest, level: readonly Node[]): Promise<Node[]> {
  const pairs = Array.from({ length: Math.ceil(level.length / 2) }, (_, n) => level.slice(2 * n, 2 * n + 2))
  return Promise.all(
    pairs.map(([left, right]) => {
      if (left === undefined) throw new RangeError('a pair of nothing')
      return right === undefined ? Promise.resolve(left) : inner(digest, left, right)
    }),
  )
}

/** (level, position) of the siblings; levels without one are skipped. */
export function siblingsOf({ position, leaves }: Place): readonly { level: number; position: number }[] {
  const way = []
  for (let [at, size, level] = [position, leaves, 0]; size > 1; level++) {
    const sibling = at % 2 === 0 ? at + 1 : at - 1
    if (sibling < size) way.push({ level, position: sibling })
    at = Math.floor(at / 2)
    size = Math.ceil(size / 2)
  }
  return way
}

export interface Inclusion {
  readonly leaf: Leaf
  readonly place: Place
  readonly path: readonly Node[]
}

export interface Verified {
  readonly steps: readonly Node[]
  readonly root: string
  readonly isIncluded: boolean
}

/** True only for exactly the published leaf, position and sums. */
export async function verify(
  digest: Digest,
  { leaf, place, path }: Inclusion,
  published: Published,
): Promise<Verified> {
  const way = siblingsOf(place)
  const start = { hash: await leafHash(digest, leaf), sum: leaf.amount }
  const steps: Node[] = [start]
  let top = start
  for (const [n, { position }] of way.entries()) {
    const sibling = path[n]
    if (sibling === undefined) break
    top = await (position % 2 === 0 ? inner(digest, sibling, top) : inner(digest, top, sibling))
    steps.push(top)
  }
  const root = await rootOf(digest, leaf.day, { top, leaves: place.leaves })
  const isPlace = Number.isSafeInteger(place.position) && place.position >= 0 && place.position < place.leaves
  const isWhole =
    isPlace && path.length === way.length && [leaf.amount, ...path.map((one) => one.sum)].every(isOwed)
  const isIncluded =
    isWhole && root === published.root && top.sum === published.total && leaf.day === published.day
  return { steps, root, isIncluded }
}

function isOwed(amount: Rial): boolean {
  return amount >= 0
}

export function totalOf(leaves: readonly Leaf[]): Rial {
  return sum(leaves.map((leaf) => leaf.amount))
}
