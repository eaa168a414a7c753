import { bytesOf, calendar, localDay, matrix, type Wanted } from '#flights/engine/engine.ts'
import { aheadAt, type Drawn, openWorld } from './engine-world.ts'
import { median } from './rounds.ts'

const days = 365

export interface Year {
  readonly flights: number
  readonly bytes: number
  readonly openMs: number
  /** mean over all routes, and the slowest route's median of three */
  readonly calendarMs: number
  readonly calendarMaxMs: number
  readonly matrixMs: number
}

export function overAYear(drawn: Drawn, questions: readonly Wanted[]): Year {
  const began = performance.now()
  const schedule = openWorld(drawn, days, 'house')
  const openMs = performance.now() - began
  const weekAt = (airport: number, from: number, count: number) =>
    Array.from({ length: count }, (_, day) => localDay(from + day, aheadAt(drawn, airport)))
  const calendars = questions.map((wanted) => {
    const windows = weekAt(wanted.from, 0, days)
    return thrice(() => calendar(schedule, wanted, windows))
  })
  const matrices = questions.map((wanted) => {
    const [out, back] = [weekAt(wanted.from, 100, 7), weekAt(wanted.to, 107, 7)]
    return thrice(() => matrix(schedule, { wanted, out, back, stayMinutes: 0 }))
  })
  return {
    flights: schedule.seats.length,
    bytes: bytesOf(schedule),
    openMs: Math.round(openMs),
    calendarMs: mean(calendars),
    calendarMaxMs: Math.max(...calendars),
    matrixMs: mean(matrices),
  }
}

function thrice(work: () => unknown): number {
  return median(
    Array.from({ length: 3 }, () => {
      const began = performance.now()
      work()
      return performance.now() - began
    }),
  )
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
