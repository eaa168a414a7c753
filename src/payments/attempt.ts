/** Banks may call a payment failed that is paid later; received money is never refused. */
const next = {
  created: ['started', 'abandoned'],
  started: ['returned', 'captured', 'declined', 'abandoned'],
  returned: ['captured', 'declined', 'abandoned'],
  captured: [],
  declined: ['captured'],
  abandoned: ['captured'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type AttemptState = keyof typeof next

export const attemptStates = Object.keys(next).filter(isAttemptState)

function isAttemptState(word: string): word is AttemptState {
  return Object.hasOwn(next, word)
}

export function mayMove(from: AttemptState, to: AttemptState): boolean {
  const targets: readonly AttemptState[] = next[from]
  return targets.includes(to)
}

export function statesBefore(to: AttemptState): readonly AttemptState[] {
  return attemptStates.filter((from) => mayMove(from, to))
}

/** One order has at most one attempt in these states. */
export const liveStates = ['created', 'started', 'returned'] as const satisfies readonly AttemptState[]

export function isLive(state: AttemptState): boolean {
  return liveStates.some((live) => live === state)
}
