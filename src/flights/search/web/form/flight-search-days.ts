/** §4: how many days ahead flights are sold. */
const soldDaysAhead = 365

export function daysSold(today: string, earliest = today): readonly [Temporal.PlainDate, Temporal.PlainDate] {
  return [Temporal.PlainDate.from(earliest), Temporal.PlainDate.from(today).add({ days: soldDaysAhead })]
}
