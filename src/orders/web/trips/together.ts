import { priceText } from '#money/display-unit.ts'
import type { Trip } from '#orders/web/trips/trip.ts'

type Part = Pick<Trip, 'orderId' | 'together'>

/** What was bought together stands together, where the first of it stands; what was bought alone stands alone. */
export function togetherOf<Row extends Part>(rows: readonly Row[]): readonly (readonly [Row, ...Row[]])[] {
  const groups = Map.groupBy(rows, ({ orderId, together }) => together?.to ?? orderId)
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [[first, ...others] as const],
  )
}

/** All days of all parts in one line of time, each with its part; the first of a part bears what stands once. */
export function daysTogether<Row extends Pick<Trip, 'together'>>(parts: readonly Row[]) {
  return parts
    .flatMap((part) => (part.together?.days ?? []).map((day, place) => ({ day, part, isFirst: place === 0 })))
    .toSorted(({ day: a }, { day: b }) => (a.sortKey === b.sortKey ? 0 : a.sortKey < b.sortKey ? -1 : 1))
}

type Summed = Pick<Trip, 'amountRial' | 'payableUntil' | 'next' | 'together'>

export interface TripSummary extends Pick<Trip, 'amount' | 'payableUntil'> {
  readonly next: string
}

/** A trip as one row: what its parts cost together, one countdown, the one thing to do next. */
export function summaryOf(parts: readonly Summed[]): TripSummary {
  const ends = parts.flatMap(({ payableUntil }) => payableUntil ?? [])
  const [first] = ends.toSorted((a, b) => Temporal.Instant.compare(a, b))
  // what is done on the page of the trip comes before what is done with one part of it
  const [onward] = parts.filter(({ next, together }) => next.to === together?.to)
  return {
    amount: priceText(parts.reduce((sum, { amountRial }) => sum + amountRial, 0)),
    payableUntil: first ?? null,
    next: onward?.next.words ?? 'جزئیات سفر',
  }
}
