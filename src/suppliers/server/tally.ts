import { type Latencies, noLatencies, withLatency } from '#suppliers/latency.ts'
import type { Outcome } from '#suppliers/outcome.ts'

export type OutcomeKind = Outcome<unknown>['kind']

export interface TallyRow {
  readonly supplier: string
  readonly at: Temporal.Instant
  readonly calls: number
  readonly rejected: number
  readonly notSent: number
  readonly unknown: number
  readonly prices: number
  readonly changed: number
  readonly latencies: Latencies
}

export interface Tally {
  call(supplier: string, kind: OutcomeKind, ms: number): void
  price(supplier: string, isSame: boolean): void
  /** What was counted since the last time, by supplier and minute. */
  take(): readonly TallyRow[]
}

/** Counts in memory: a call costs no row. */
export function openTally(now: () => Temporal.Instant): Tally {
  let rows = new Map<string, TallyRow>()
  function change(supplier: string, next: (row: TallyRow) => TallyRow): void {
    const at = now().round({ smallestUnit: 'minute', roundingMode: 'floor' })
    const key = `${supplier} ${at}`
    rows.set(key, next(rows.get(key) ?? { ...nothing, supplier, at }))
  }
  return {
    call: (supplier, kind, ms) =>
      change(supplier, (row) => ({
        ...row,
        calls: row.calls + 1,
        rejected: row.rejected + Number(kind === 'rejected'),
        notSent: row.notSent + Number(kind === 'notSent'),
        unknown: row.unknown + Number(kind === 'unknown'),
        latencies: withLatency(row.latencies, ms),
      })),
    price: (supplier, isSame) =>
      change(supplier, (row) => ({
        ...row,
        prices: row.prices + 1,
        changed: row.changed + Number(!isSame),
      })),
    take() {
      const taken = [...rows.values()]
      rows = new Map()
      return taken
    },
  }
}

const nothing = {
  calls: 0,
  rejected: 0,
  notSent: 0,
  unknown: 0,
  prices: 0,
  changed: 0,
  latencies: noLatencies,
}
