import { comesWith, type Imports, importsOf, leadsAround, rename } from './piece-imports.ts'
import type { Cost } from './piece-visits.ts'

/** Modules that come together, with the visits that need them. */
export interface Piece {
  readonly modules: readonly string[]
  /** of source */
  readonly bytes: number
  /** its styles come in a file beside it */
  readonly isStyled: boolean
  /** 1 at each visit that is sent it */
  readonly visits: Uint8Array
  /** with another of these it is not joined */
  readonly apart?: string | undefined
  /** only those of one kind are joined; without one, with none */
  readonly kind?: 'at once' | 'later' | undefined
}

/** bytes sent for one more file: headers both ways, its name in pages, what compresses worse by itself */
const perFile = 850

/** bytes of source that one more piece weighs as much as: it compresses worse by itself */
const perPiece = 1800

/** of a module's source, once it is minified and compressed among others */
const compressed = 0.165

interface State {
  readonly open: Map<number, Piece>
  readonly imports: Imports
  /** bytes of source at each visit */
  readonly loads: number[]
  readonly costs: readonly Cost[]
}

/**
 * Joins pieces as long as the visits together are sent less by it. What would import itself through a third is not joined:
 * modules could run before what they need.
 */
export function joinPieces(
  pieces: readonly Piece[],
  importers: (module: string) => readonly string[],
  costs: readonly Cost[],
): readonly Piece[] {
  const state: State = {
    open: new Map(pieces.map((piece, index) => [index, piece])),
    imports: importsOf(pieces, importers),
    loads: costs.map((_, visit) => loadOf(pieces, visit)),
    costs,
  }
  let pairs = [...state.open.keys()].flatMap((index) => pairsOf(index, state).filter(({ b }) => b > index))
  for (let next = pieces.length; ; next++) {
    const best = bestOf(pairs, state)
    if (best === undefined) return [...state.open.values()]
    join(best, next, state)
    pairs = [...pairs.filter(({ a, b }) => state.open.has(a) && state.open.has(b)), ...pairsOf(next, state)]
  }
}

/** First what imports no other piece, then what imports only those, and so on. */
export function inRows(
  pieces: readonly Piece[],
  importers: (module: string) => readonly string[],
): readonly (readonly Piece[])[] {
  const imports = importsOf(pieces, importers)
  const rows: Piece[][] = []
  for (let left = [...pieces.entries()]; left.length > 0; ) {
    const isLeft = new Set(left.map(([index]) => index))
    const waits = ([index]: readonly [number, Piece]) => imports.get(index)?.isDisjointFrom(isLeft) === false
    const next = left.filter((one) => !waits(one))
    if (next.length === 0) throw new Error('pieces import each other in a circle')
    rows.push(next.map(([, piece]) => piece))
    left = left.filter(waits)
  }
  return rows
}

interface Pair {
  readonly a: number
  readonly b: number
  gain: number
}

function pairsOf(index: number, state: State): readonly Pair[] {
  return [...state.open.keys()]
    .filter((other) => other !== index)
    .map((other) => ({ a: index, b: other, gain: gainOf(index, other, state) }))
    .filter(({ gain }) => gain > 0)
}

/** The pair that spares most. What others' joining changed is counted anew; pairs that cannot be are forgotten. */
function bestOf(pairs: Pair[], state: State): Pair | undefined {
  for (;;) {
    let best: Pair | undefined
    for (const pair of pairs) if (best === undefined || pair.gain > best.gain) best = pair
    if (best === undefined || best.gain <= 0) return undefined
    const { a, b, gain } = best
    best.gain = isPossible(a, b, state) ? gainOf(a, b, state) : 0
    if (best.gain === gain) return best
  }
}

function isPossible(a: number, b: number, state: State): boolean {
  const [one, other] = [at(a, state.open).apart, at(b, state.open).apart]
  if (one !== undefined && other !== undefined) return false
  if (leadsAround(a, b, state.imports) || leadsAround(b, a, state.imports)) return false
  const added = addedTo(a, b, state)
  return state.costs.every(({ most }, visit) => {
    const more = added[visit] ?? 0
    return more <= 0 || (state.loads[visit] ?? 0) + more <= most
  })
}

function gainOf(a: number, b: number, { open, imports, costs }: State): number {
  const [one, other] = [at(a, open), at(b, open)]
  if (one.kind === undefined || one.kind !== other.kind) return 0
  const files = one.isStyled && other.isStyled ? 2 : 1
  let gain = 0
  for (const [visit, { weight }] of costs.entries()) {
    const hasA = one.visits[visit] === 1
    const hasB = other.visits[visit] === 1
    if (hasA && hasB) gain += weight * files * perFile
    else if (hasA) gain -= weight * other.bytes * compressed
    else if (hasB) gain -= weight * one.bytes * compressed
  }
  if (gain <= 0) return 0
  for (const [visit, piece] of brought(a, b, { open, imports }))
    gain -= (costs[visit]?.weight ?? 0) * (piece.bytes * compressed + perFile)
  return gain
}

/** How much more each visit is sent, in bytes of source, once both come together. */
function addedTo(a: number, b: number, { open, imports, costs }: State): readonly number[] {
  const [one, other] = [at(a, open), at(b, open)]
  const added = costs.map((_, visit) => {
    const hasA = one.visits[visit] === 1
    const hasB = other.visits[visit] === 1
    if (hasA === hasB) return hasA ? -perPiece : 0
    return hasA ? other.bytes : one.bytes
  })
  for (const [visit, { bytes }] of brought(a, b, { open, imports }))
    added[visit] = (added[visit] ?? 0) + bytes + perPiece
  return added
}

/** What a visit that needs only one of both is sent besides: all that the other imports. */
function* brought(
  a: number,
  b: number,
  { open, imports }: Pick<State, 'open' | 'imports'>,
): Iterable<readonly [visit: number, piece: Piece]> {
  for (const [needed, beside] of [
    [a, b],
    [b, a],
  ] as const) {
    const [one, other] = [at(needed, open).visits, at(beside, open).visits]
    for (const index of comesWith(beside, imports)) {
      if (index === needed) continue
      const piece = at(index, open)
      for (const [visit, has] of one.entries())
        if (has === 1 && other[visit] === 0 && piece.visits[visit] === 0) yield [visit, piece]
    }
  }
}

function join({ a, b }: Pair, name: number, state: State): void {
  const { open, imports, loads } = state
  for (const [visit, more] of addedTo(a, b, state).entries()) loads[visit] = (loads[visit] ?? 0) + more
  const [one, other] = [at(a, open), at(b, open)]
  const visits = both(one.visits, other.visits)
  open.delete(a)
  open.delete(b)
  open.set(name, {
    modules: [...one.modules, ...other.modules],
    bytes: one.bytes + other.bytes,
    isStyled: one.isStyled || other.isStyled,
    apart: one.apart ?? other.apart,
    visits,
    kind: one.kind,
  })
  rename([a, b], name, imports)
  for (const index of comesWith(name, imports)) {
    const piece = at(index, open)
    open.set(index, { ...piece, visits: both(piece.visits, visits) })
  }
}

function both(some: Uint8Array, others: Uint8Array): Uint8Array {
  return some.map((has, visit) => has | (others[visit] ?? 0))
}

function loadOf(pieces: readonly Piece[], visit: number): number {
  const own = pieces.filter(({ visits }) => visits[visit] === 1)
  return own.reduce((sum, { bytes }) => sum + bytes + perPiece, 0)
}

function at(index: number, open: ReadonlyMap<number, Piece>): Piece {
  const piece = open.get(index)
  if (piece === undefined) throw new Error('a piece is joined twice')
  return piece
}
