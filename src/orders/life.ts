/**
 * The life of an order (§4). An order moves only along these lines; the database keeps the same table
 * and refuses every other move.
 */
export const life = {
  created: ['submitted', 'rejected', 'expired', 'cancelled'],
  submitted: ['approved', 'expired', 'cancelled'],
  approved: ['paid', 'expired', 'cancelled'],
  paid: ['issuing'],
  issuing: ['issued', 'failed'],
  issued: ['refunded'],
  refunded: [],
  failed: [],
  rejected: [],
  expired: [],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>

export type Status = keyof typeof life

export const statuses = Object.keys(life).filter(isStatus)

export function isStatus(word: string): word is Status {
  return Object.hasOwn(life, word)
}

export function mayBecome(from: Status, to: Status): boolean {
  const next: readonly Status[] = life[from]
  return next.includes(to)
}

/** Nothing follows any more. */
export function isEnded(status: Status): boolean {
  return life[status].length === 0
}

/** Seats are kept and nothing is paid: what the clock or the traveller may still end. */
export const unpaid = ['created', 'submitted', 'approved'] as const satisfies readonly Status[]

export function isUnpaid(status: Status): boolean {
  return unpaid.some((one) => one === status)
}
