import { usualLimits, type Window } from '#flights/engine/engine.ts'
import type { Fed } from '#flights/search/server/feed/feed.ts'
import type { Span } from '#flights/search/server/feed/span.ts'
import { dayAt, type End, waysOf } from '#flights/search/server/found/candidates.ts'
import type { LegWanted } from '#flights/search/server/searches.ts'
import type { Room } from '#flights/server/room.ts'

type Places = Pick<LegWanted, 'origin' | 'destination'>

export interface Way {
  readonly from: End
  readonly to: End
  readonly wanted: {
    readonly from: number
    readonly to: number
    readonly seats: 1
    readonly legs: 1 | 3
    readonly layoverMinutes: number
    readonly tripMinutes: number
  }
}

export function waysBetween(fed: Fed, places: Places, legs: 1 | 3 = usualLimits.legs): readonly Way[] {
  return waysOf(fed.network, places).map(([from, to]) => ({
    from,
    to,
    wanted: { ...usualLimits, from: from.number, to: to.number, seats: 1, legs },
  }))
}

export function windowsOf(fed: Fed, { from }: Way, dates: readonly Temporal.PlainDate[]): readonly Window[] {
  return dates.map((date) => dayAt(fed.network, from.iata, date))
}

/** Schedules complete for journeys on these dates; with `patienceMs`,
 * for as many from the first on as are computed in time. */
export function fedFor(
  room: Room,
  dates: readonly Temporal.PlainDate[],
  { seats = 1, patienceMs }: { readonly seats?: number; readonly patienceMs?: number | undefined } = {},
): Promise<Fed> {
  const spans = dates.map(spanOf)
  const span: Span = {
    sinceMs: Math.min(...spans.map(({ sinceMs }) => sinceMs)),
    untilMs: Math.max(...spans.map(({ untilMs }) => untilMs)),
  }
  return room.feed.ready(seats, span, patienceMs)
}

export function isPublishedOn({ toldUntilMs }: Fed, date: Temporal.PlainDate): boolean {
  return spanOf(date).untilMs <= toldUntilMs
}

function spanOf(date: Temporal.PlainDate): Span {
  const dayMs = date.toZonedDateTime('UTC').epochMilliseconds
  return {
    sinceMs: dayMs - 14 * 3_600_000,
    untilMs: dayMs + 36 * 3_600_000 + usualLimits.tripMinutes * 60_000,
  }
}
