import { createHash } from 'node:crypto'
import type { Visitor } from '#server/visitor.ts'

/** The header by which the worker in the browser knows whose session an answer was for. */
export const sessionHeader = 'whose'

/** What it says when nobody is signed in. */
export const nobody = 'nobody'

/**
 * A mark of the visitor's session, which names nobody and opens nothing; `nobody` for a guest. Nothing is said of a guest with
 * the cookie `signed`: his session may only be asleep, and whether it is over shows when it is woken.
 */
export function sessionHeaderOf(visitor: Visitor, cookies = ''): string | undefined {
  if (visitor.kind === 'user')
    return createHash('sha256').update(`kept ${visitor.sessionId}`).digest('base64url').slice(0, 22)
  return /(?:^|;\s*)signed=1(?:;|$)/.test(cookies) ? undefined : nobody
}
