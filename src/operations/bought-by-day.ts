import { LRUCache } from 'lru-cache'
import { type Rial, sum } from '#money/rial.ts'
import { endOf, entriesUnderWay, startOf } from '#wallet/days.ts'

export interface BoughtFrom {
  readonly supplier: string
  readonly orders: number
  readonly amount: Rial
}

type Bought = readonly { readonly supplier: string; readonly amount: Rial }[]

const daysRemembered = 60

/** What was bought from each on these days in Tehran, the most first. A day that is over stays as it is, since what is given back
 * later is not taken off: it is read once. */
export function openBoughtByDay(
  between: (from: Temporal.Instant, until: Temporal.Instant) => Promise<Bought>,
) {
  const known = new LRUCache<string, readonly BoughtFrom[]>({ max: daysRemembered })
  async function boughtOn(day: Temporal.PlainDate, now: Temporal.Instant): Promise<readonly BoughtFrom[]> {
    const before = known.get(day.toString())
    if (before !== undefined) return before
    const found = summed((await between(startOf(day), endOf(day))).map((one) => ({ ...one, orders: 1 })))
    if (Temporal.Instant.compare(endOf(day).add(entriesUnderWay), now) < 0) known.set(day.toString(), found)
    return found
  }
  return async (
    days: readonly Temporal.PlainDate[],
    now: Temporal.Instant,
  ): Promise<readonly BoughtFrom[]> => {
    const all: BoughtFrom[] = []
    for (const day of days) all.push(...(await boughtOn(day, now)))
    return summed(all).toSorted((a, b) => b.amount - a.amount)
  }
}

function summed(all: readonly BoughtFrom[]): readonly BoughtFrom[] {
  return [...Map.groupBy(all, ({ supplier }) => supplier)].map(([supplier, own]) => ({
    supplier,
    orders: own.reduce((orders, one) => orders + one.orders, 0),
    amount: sum(own.map(({ amount }) => amount)),
  }))
}
