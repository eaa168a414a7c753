import type { Stretch } from '#penalties/penalty.ts'

type Ladder = readonly Stretch[]

/** Tickets refunded together: the highest percent at each moment. Every ladder covers all time. RangeError for none. */
export function strictest(all: readonly Ladder[]): Ladder {
  const [first, ...others] = all
  if (first === undefined) throw new RangeError('the strictest of no ladders')
  if (others.length === 0) return first
  const untils = changesOf(all)
  const percents = untils.map((until) => Math.max(...all.map((ladder) => percentBefore(ladder, until))))
  const lasting = untils.flatMap((until, place) =>
    percents[place] === percents[place + 1] ? [] : [{ until, percent: percents[place] ?? 100 }],
  )
  return lasting.map(({ until, percent }, place) => {
    const from = lasting[place - 1]?.until
    return { label: labelOf(all, { from, until, percent }), from, until, percent }
  })
}

function changesOf(all: readonly Ladder[]): readonly (Temporal.Instant | undefined)[] {
  const moments = all
    .flat()
    .flatMap(({ until }) => until ?? [])
    .toSorted((a, b) => Temporal.Instant.compare(a, b))
  return [...moments.filter((moment, place) => !isSame(moments[place - 1], moment)), undefined]
}

function percentBefore(ladder: Ladder, moment: Temporal.Instant | undefined): number {
  const holding = ladder.find(
    ({ until }) =>
      until === undefined || (moment !== undefined && Temporal.Instant.compare(moment, until) <= 0),
  )
  return holding?.percent ?? 100
}

/** The label of a ladder that changes there, preferably with the same percent. */
function labelOf(all: readonly Ladder[], { from, until, percent }: Omit<Stretch, 'label'>): string {
  if (until === undefined && from === undefined) return 'از خرید تا پرواز'
  const alike = all
    .flat()
    .filter((one) => isSame(one.until, until) && (until !== undefined || isSame(one.from, from)))
    .toSorted((a, b) => Number(b.percent === percent) - Number(a.percent === percent))
  return alike[0]?.label ?? 'پس از آن'
}

function isSame(a: Temporal.Instant | undefined, b: Temporal.Instant | undefined): boolean {
  return a === undefined || b === undefined ? a === b : a.equals(b)
}
