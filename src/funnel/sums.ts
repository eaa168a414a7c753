import { type Counts, type FunnelRow, noCounts, steps } from '#funnel/steps.ts'

export function together(rows: Iterable<Counts>): Counts {
  const sums = { ...noCounts }
  for (const row of rows) for (const step of steps) sums[step] += row[step]
  return sums
}

/** By what a row says; the most searched first, then the most held. */
export function sumsBy(
  rows: readonly FunnelRow[],
  nameOf: (row: FunnelRow) => string,
): readonly (readonly [name: string, sums: Counts])[] {
  return [...Map.groupBy(rows, nameOf)]
    .map(([name, each]) => [name, together(each)] as const)
    .toSorted(([, a], [, b]) => b.searched - a.searched || b.held - a.held)
}

/** Every day of the span, those without a row too. */
export function sumsByDay(
  rows: readonly FunnelRow[],
  { from, until }: { readonly from: Temporal.PlainDate; readonly until: Temporal.PlainDate },
): readonly (Counts & { readonly day: Temporal.PlainDate })[] {
  const byDay = Map.groupBy(rows, ({ day }) => day.toString())
  const days = from.until(until).days + 1
  return Array.from({ length: days }, (_, n) => {
    const day = from.add({ days: n })
    return { day, ...together(byDay.get(day.toString()) ?? []) }
  })
}

/** Whole percent of the step before; undefined where that is nothing, or less: a number from elsewhere was held at once. */
export function partOfBefore(counts: Counts, place: number): number | undefined {
  const [step, before] = [steps[place], steps[place - 1]]
  if (step === undefined || before === undefined) return undefined
  const [now, was] = [counts[step], counts[before]]
  return was === 0 || now > was ? undefined : Math.round((100 * now) / was)
}
