/** Allowed moves (§4); the database has the same table and refuses all others. */
export const life = {
  created: ['submitted', 'rejected', 'expired', 'cancelled'],
  submitted: ['approved', 'expired', 'cancelled'],
  approved: ['paid', 'expired', 'cancelled'],
  paid: ['issuing'],
  issuing: ['issued', 'unissued', 'failed'],
  issued: ['refunded'],
  refunded: [],
  // its money is still in it, while its owner chooses another one in place of it
  unissued: ['failed', 'replaced'],
  replaced: [],
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

export function isEnded(status: Status): boolean {
  return life[status].length === 0
}

/** Seats are held, nothing is paid: may expire or be cancelled. */
export const unpaid = ['created', 'submitted', 'approved'] as const satisfies readonly Status[]

export function isUnpaid(status: Status): boolean {
  return unpaid.some((one) => one === status)
}
