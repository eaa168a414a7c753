import type { Visitor } from '#server/visitor.ts'

/** The session that asks; a call for users is never asked without one. */
export function sessionOf(visitor: Visitor): string {
  if (visitor.kind !== 'user') throw new Error('a guest has no session')
  return visitor.sessionId
}
