import type { FastifyRequest } from 'fastify'
import type { AccessTokens } from '#accounts/server/access-token.ts'
import { cookieOf } from '#accounts/server/cookies.ts'
import type { Sessions } from '#accounts/server/sessions.ts'
import { refuse } from '#server/refusals.ts'
import type { Visitor, VisitorOf } from '#server/visitor.ts'

/** By the cookie alone, whatever headers a proxy added. */
export function visitorByCookie(tokens: AccessTokens, sessions: Sessions): VisitorOf {
  const visitorWith = holderOf(tokens, sessions)
  return async (request) => {
    const cookie = cookieOf(request, 'access')
    return cookie === undefined ? { kind: 'guest' } : visitorWith(cookie, request)
  }
}

/** Bearer header first, then cookie. An invalid bearer is refused (SESSION_EXPIRED, 401);
 * an invalid cookie makes a guest, so that pages still open. */
export function visitorBy(tokens: AccessTokens, sessions: Sessions): VisitorOf {
  const visitorWith = holderOf(tokens, sessions)
  const byCookie = visitorByCookie(tokens, sessions)
  return async (request) => {
    const bearer = bearerOf(request)
    if (bearer === undefined) return byCookie(request)
    const visitor = await visitorWith(bearer, request)
    if (visitor.kind === 'guest') throw refuse('SESSION_EXPIRED')
    return visitor
  }
}

function holderOf(
  tokens: AccessTokens,
  sessions: Sessions,
): (token: string, request: FastifyRequest) => Promise<Visitor> {
  return async (token, { host }) => {
    const bearer = await tokens.read(token, host)
    if (bearer === undefined || !(await sessions.isAlive(bearer.sessionId))) return { kind: 'guest' }
    return { kind: 'user', ...bearer }
  }
}

/** Other schemes (a staging site behind a password) are ignored. */
function bearerOf(request: FastifyRequest): string | undefined {
  const { authorization = '' } = request.headers
  if (!/^Bearer(?: |$)/i.test(authorization)) return undefined
  return /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? ''
}
