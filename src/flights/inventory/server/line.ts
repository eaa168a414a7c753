import type { Aircraft } from '#flights/inventory/server/aircraft.ts'
import type { Carrier } from '#flights/inventory/server/carriers.ts'
import type { Route } from '#flights/inventory/server/route.ts'
import type { WorldCarrier } from '#flights/inventory/server/world-carriers.ts'

interface AnyLine {
  readonly route: Route
  readonly number: number
  readonly aircraft: Aircraft
  readonly departs: number
  readonly days: readonly boolean[]
}

export interface HomeLine extends AnyLine {
  readonly scope: 'domestic'
  readonly carrier: Carrier
}

export interface WorldLine extends AnyLine {
  readonly scope: 'international'
  readonly carrier: WorldCarrier
  /** charter sellers sell blocks of it */
  readonly isChartered: boolean
}

/** A flight number, at the same local time on its days of the week. */
export type Line = HomeLine | WorldLine

const dayMinutes = 24 * 60

/** Spreads days of the week evenly, from an offset on. */
export function weekOf(daysFlown: number, offset: number): readonly boolean[] {
  const days = Array.from({ length: 7 }, () => false)
  for (let day = 0; day < daysFlown; day += 1) days[(offset + Math.floor((day * 7) / daysFlown)) % 7] = true
  return days
}

/** Distributes weekly flights over lines of one to seven days. */
export function spread(flights: number, lines: number): readonly number[] {
  return Array.from({ length: lines }, (_, index) =>
    Math.min(7, Math.floor(flights / lines) + (index < flights % lines ? 1 : 0)),
  )
}

/** Normalises minutes beyond midnight by moving the days of the week. */
export function withinDay(minutes: number, days: readonly boolean[]): Pick<Line, 'departs' | 'days'> {
  const later = Math.floor(minutes / dayMinutes)
  return {
    departs: minutes - later * dayMinutes,
    days: days.map((_, day) => days[(((day - later) % 7) + 7) % 7] ?? false),
  }
}
