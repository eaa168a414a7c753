import type { Visitor } from '#server/visitor.ts'

export function sessionOf(visitor: Visitor): string {
  if (visitor.kind !== 'user') throw new Error('a guest has no session')
  return visitor.sessionId
}
