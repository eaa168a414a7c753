/** `asked` is stored before sending, `unknown` means no response: then the booking is looked up. `by-hand` needs a person. */
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

export function statesBefore(to: SuppliedState): readonly SuppliedState[] {
  return suppliedStates.filter((from) => suppliedNext[from].some((next) => next === to))
}
