import { ALPHABET } from '#documents/reader/alphabet.ts'
import type { Cell } from '#documents/reader/cells.ts'
import { type Desk, desk, type Likelihoods, likelihoods } from '#documents/reader/infer.ts'
import type { Net } from '#documents/reader/net.ts'
import { netFrom } from '#documents/reader/net-file.ts'

/** Nets trained from different seeds seldom make the same mistake. */
export interface Committee {
  readonly nets: readonly [Net, ...Net[]]
  readonly desk: Desk
}

/** RangeError for a malformed file. */
export function committeeOf(files: readonly Uint8Array[]): Committee {
  const [first, ...others] = files.map(netFrom)
  if (first === undefined) throw new RangeError('A committee has a net at least.')
  return { nets: [first, ...others], desk: desk() }
}

export function firstOpinion({ nets, desk }: Committee, cells: readonly Cell[]): readonly Likelihoods[] {
  return cells.map((cell) => likelihoods(nets[0], cell, desk))
}

/** Normalised mean of all nets' logarithms, given the first one's. */
export function judgement(
  { nets, desk }: Committee,
  cells: readonly Cell[],
  first: readonly Likelihoods[],
): readonly Likelihoods[] {
  const [, ...others] = nets
  return cells.map((cell, index) => {
    const opinions = others.map((net) => likelihoods(net, cell, desk))
    return agreed([first[index] ?? likelihoods(nets[0], cell, desk), ...opinions])
  })
}

function agreed(opinions: readonly Likelihoods[]): Likelihoods {
  const mean = Float32Array.from(
    ALPHABET,
    (_, place) => opinions.reduce((sum, one) => sum + (one[place] ?? 0), 0) / opinions.length,
  )
  const most = mean.reduce((a, b) => Math.max(a, b))
  const sum = Math.log(mean.reduce((total, one) => total + Math.exp(one - most), 0))
  return mean.map((one) => one - most - sum)
}
