import type { Visitor } from '#server/visitor.ts'

/** Calls for users always have one. */
export function sessionOf(visitor: Visitor): string {
  if (visitor.kind !== 'user') throw new Error('a guest has no session')
  return visitor.sessionId
}
