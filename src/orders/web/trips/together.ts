import type { Trip } from '#orders/web/trips/trip.ts'

type Part = Pick<Trip, 'orderId' | 'together'>

/** What was bought together stands together, where the first of it stands; what was bought alone stands alone. */
export function togetherOf<Row extends Part>(rows: readonly Row[]): readonly (readonly [Row, ...Row[]])[] {
  const groups = Map.groupBy(rows, ({ orderId, together }) => together?.to ?? orderId)
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [[first, ...others] as const],
  )
}
