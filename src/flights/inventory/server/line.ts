import type { Aircraft } from '#flights/inventory/server/aircraft.ts'
import type { Carrier } from '#flights/inventory/server/carriers.ts'
import type { FlightDay } from '#flights/inventory/server/flight-day.ts'
import type { MadeFare, SalesDay } from '#flights/inventory/server/made-fare.ts'
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
  readonly isChartered: boolean
}

/** A flight of a contract that was loaded: of some dates, at prices the contract says. */
export interface ContractLine extends Omit<AnyLine, 'aircraft'> {
  readonly scope: 'contract'
  readonly carrier: Pick<Carrier, 'id'>
  readonly aircraft: Pick<Aircraft, 'name'>
  /** ISO; both included */
  readonly from: string
  readonly until: string
  readonly except: ReadonlySet<string>
  faresOn(day: SalesDay): readonly MadeFare[]
}

export type Line = MadeLine | ContractLine

export type MadeLine = HomeLine | WorldLine

export function fliesOn(line: Line, { date, weekday }: Pick<FlightDay, 'date' | 'weekday'>): boolean {
  if (line.days[weekday] !== true) return false
  return line.scope !== 'contract' || (line.from <= date && date <= line.until && !line.except.has(date))
}

const dayMinutes = 24 * 60

export function weekOf(daysFlown: number, offset: number): readonly boolean[] {
  const days = Array.from({ length: 7 }, () => false)
  for (let day = 0; day < daysFlown; day += 1) days[(offset + Math.floor((day * 7) / daysFlown)) % 7] = true
  return days
}

export function spread(flights: number, lines: number): readonly number[] {
  return Array.from({ length: lines }, (_, index) =>
    Math.min(7, Math.floor(flights / lines) + (index < flights % lines ? 1 : 0)),
  )
}

export function withinDay(minutes: number, days: readonly boolean[]): Pick<Line, 'departs' | 'days'> {
  const later = Math.floor(minutes / dayMinutes)
  return {
    departs: minutes - later * dayMinutes,
    days: days.map((_, day) => days[(((day - later) % 7) + 7) % 7] ?? false),
  }
}
