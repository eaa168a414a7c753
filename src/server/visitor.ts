import type { FastifyRequest } from 'fastify'

export type Visitor =
  | { readonly kind: 'guest' }
  | { readonly kind: 'user'; readonly userId: string; readonly sessionId: string }

/** One of the house's own people, at the desk. */
export interface StaffVisitor {
  readonly kind: 'staff'
  readonly staffId: string
  readonly sessionId: string
  readonly name: string
  readonly roles: readonly string[]
  /** truncated address */
  readonly network: string
}

export type VisitorOf = (request: FastifyRequest) => Promise<Visitor>

export function sessionIdOf(visitor: Visitor): string {
  if (visitor.kind !== 'user') throw new Error('a guest has no session')
  return visitor.sessionId
}
