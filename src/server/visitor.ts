import type { FastifyRequest } from 'fastify'

export type Visitor =
  | { readonly kind: 'guest' }
  | { readonly kind: 'user'; readonly userId: string; readonly sessionId: string }

export type VisitorOf = (request: FastifyRequest) => Promise<Visitor>

export function sessionIdOf(visitor: Visitor): string {
  if (visitor.kind !== 'user') throw new Error('a guest has no session')
  return visitor.sessionId
}
