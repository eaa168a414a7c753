import type { FastifyRequest } from 'fastify'

/** Who asks. A guest has no id; a user is named by the access token. */
export type Visitor =
  | { readonly kind: 'guest' }
  | { readonly kind: 'user'; readonly userId: string; readonly sessionId: string }

export type VisitorOf = (request: FastifyRequest) => Promise<Visitor>

/** The session that asks; a call for users is never asked without one. */
export function sessionIdOf(visitor: Visitor): string {
  if (visitor.kind !== 'user') throw new Error('a guest has no session')
  return visitor.sessionId
}
