/** §4 of the sale: flights are sold so many days ahead. */
const soldDaysAhead = 365

/** The first and the last day that may be chosen. */
export function daysSold(today: string, earliest = today): readonly [Temporal.PlainDate, Temporal.PlainDate] {
  return [Temporal.PlainDate.from(earliest), Temporal.PlainDate.from(today).add({ days: soldDaysAhead })]
}
