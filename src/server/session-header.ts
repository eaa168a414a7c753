import { createHash } from 'node:crypto'
import type { Visitor } from '#server/visitor.ts'

export const sessionHeader = 'whose'

export const nobody = 'nobody'

/** Reveals nothing; `nobody` for guests. Undefined for a guest with the
 * cookie `signed`, whose session may only need renewal. */
export function sessionHeaderOf(visitor: Visitor, cookies = ''): string | undefined {
  if (visitor.kind === 'user')
    return createHash('sha256').update(`kept ${visitor.sessionId}`).digest('base64url').slice(0, 22)
  return /(?:^|;\s*)signed=1(?:;|$)/.test(cookies) ? undefined : nobody
}
