/**
 * Where a stay at a supplier stands. A quote holds nothing there; `asked` is written before the booking is sent, so that after a crash
 * it is known that something may have arrived, `unknown` is the supplier's silence: both are looked up first. `cancelling` is
 * written with our refund and asked for after it; `by-hand` is what only a person can give back there.
 */
export const suppliedStates = [
  'quoted',
  'asked',
  'unknown',
  'booked',
  'failed',
  'cancelling',
  'cancelled',
  'by-hand',
] as const
export type SuppliedState = (typeof suppliedStates)[number]

/** From each state those it may pass to. What was surely not sent is quoted again. */
export const suppliedNext = {
  quoted: ['asked', 'failed'],
  asked: ['quoted', 'booked', 'failed', 'unknown'],
  unknown: ['booked', 'failed'],
  booked: ['cancelling'],
  cancelling: ['cancelled', 'by-hand'],
  failed: [],
  cancelled: [],
  'by-hand': [],
} as const satisfies Readonly<Record<SuppliedState, readonly SuppliedState[]>>

/** The states from which one may pass to another. */
export function statesBefore(to: SuppliedState): readonly SuppliedState[] {
  return suppliedStates.filter((from) => suppliedNext[from].some((next) => next === to))
}
