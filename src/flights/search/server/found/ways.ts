import { usualLimits, type Window } from '#flights/engine/engine.ts'
import type { Fed } from '#flights/search/server/feed/feed.ts'
import type { Span } from '#flights/search/server/feed/span.ts'
import { dayAt, type End, waysOf } from '#flights/search/server/found/candidates.ts'
import type { LegWanted } from '#flights/search/server/searches.ts'
import type { Room } from '#flights/server/room.ts'

type Places = Pick<LegWanted, 'origin' | 'destination'>

/** One way between two airports, as the engine is asked for it: the journeys that lists of results show. */
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

/** The ways between two places by so many flights at most. */
export function waysBetween(fed: Fed, places: Places, legs: 1 | 3 = usualLimits.legs): readonly Way[] {
  return waysOf(fed.network, places).map(([from, to]) => ({
    from,
    to,
    wanted: { ...usualLimits, from: from.number, to: to.number, seats: 1, legs },
  }))
}

/** Local days at the origin of a way. */
export function windowsOf(fed: Fed, { from }: Way, dates: readonly Temporal.PlainDate[]): readonly Window[] {
  return dates.map((date) => dayAt(fed.network, from.iata, date))
}

/** The schedules of so many seats, with all flights told that journeys of these dates may take; of the first of them with a patience (ms). */
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

/** Are all flights told that journeys of this date may take? */
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
