import { type HousePromiseName, housePromises } from '#status/house-promises.ts'
import { type Counted, shareGood } from '#status/state.ts'

/** The days that the front page counts, today last. */
export const daysCounted = 30

export interface PromiseDaysView {
  readonly name: HousePromiseName
  readonly title: string
  readonly within: string
  /** of all these days: hundredths of a percent, rounded down, and of how many */
  readonly share: number
  readonly many: number
  /** whole percents of each day; null where nothing was measured */
  readonly days: readonly (number | null)[]
}

export interface PromiseOfDay extends Counted {
  readonly name: HousePromiseName
  readonly day: Temporal.PlainDate
}

/** Of the promises that were measured in these days at all; of the others nothing is said. */
export function promiseDaysView(
  rows: readonly PromiseOfDay[],
  today: Temporal.PlainDate,
): readonly PromiseDaysView[] {
  const first = today.subtract({ days: daysCounted - 1 })
  const drawn = Array.from({ length: daysCounted }, (_, at) => first.add({ days: at }).toString())
  return Object.entries(housePromises).flatMap(([name, { title, within }]) => {
    const own = new Map(rows.filter((row) => row.name === name).map((row) => [row.day.toString(), row]))
    const counted = drawn.flatMap((day) => own.get(day) ?? [])
    const share = shareGood(counted)
    if (share === null) return []
    const many = counted.reduce((sum, { good, bad }) => sum + good + bad, 0)
    return [
      {
        name: name as HousePromiseName,
        title,
        within,
        share,
        many,
        days: drawn.map((day) => percentOf(own.get(day))),
      },
    ]
  })
}

function percentOf(counted: Counted | undefined): number | null {
  const share = shareGood(counted === undefined ? [] : [counted])
  return share === null ? null : Math.floor(share / 100)
}
