import { ALPHABET } from '#documents/reader/alphabet.ts'
import type { Cell } from '#documents/reader/cells.ts'
import { type Desk, desk, type Likelihoods, likelihoods } from '#documents/reader/infer.ts'
import type { Net } from '#documents/reader/net.ts'
import { netFrom } from '#documents/reader/net-file.ts'

/** Several nets, trained from different beginnings, that judge together: they seldom make the same mistake. */
export interface Committee {
  readonly nets: readonly [Net, ...Net[]]
  readonly desk: Desk
}

/** The committee of some nets' files; a file that is none is a RangeError. */
export function committeeOf(files: readonly Uint8Array[]): Committee {
  const [first, ...others] = files.map(netFrom)
  if (first === undefined) throw new RangeError('A committee has a net at least.')
  return { nets: [first, ...others], desk: desk() }
}

/** What the first net alone takes each cell for: enough to find where a line begins and which way up it is. */
export function firstOpinion({ nets, desk }: Committee, cells: readonly Cell[]): readonly Likelihoods[] {
  return cells.map((cell) => likelihoods(nets[0], cell, desk))
}

/** What all take each cell for, given the first one's opinion of them: the mean of their logarithms, made to sum to one again. */
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
