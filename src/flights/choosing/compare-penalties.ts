import type { PenaltyStep } from '#penalties/penalty-step.ts'

/** Refund penalties of several tickets over one period; a ticket without a ladder has no step. */
export interface SharedStretch {
  /** end (an instant); null means no end */
  readonly until: string | null
  readonly steps: readonly (PenaltyStep | undefined)[]
}

/** Cuts time wherever one of the ladders rises; what is past is left out. */
export function sharedStretches(ladders: readonly (readonly PenaltyStep[])[]): readonly SharedStretch[] {
  const ahead = ladders.flat().filter(({ state }) => state !== 'past')
  const moments = new Map(
    ahead.flatMap(({ until }) => (until === null ? [] : [[Date.parse(until), until] as const])),
  )
  const ends = [...moments].toSorted(([a], [b]) => a - b)
  return [
    ...ends.map(([at, until]) => ({ until, steps: ladders.map((ladder) => stepBefore(ladder, at)) })),
    ...(ahead.length > 0 ? [{ until: null, steps: ladders.map((ladder) => ladder.at(-1)) }] : []),
  ]
}

function stepBefore(ladder: readonly PenaltyStep[], at: number): PenaltyStep | undefined {
  return ladder.find(
    ({ from, until }) =>
      (from === null || Date.parse(from) < at) && (until === null || Date.parse(until) >= at),
  )
}
