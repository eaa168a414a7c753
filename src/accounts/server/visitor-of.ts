import type { FastifyRequest } from 'fastify'
import type { AccessTokens } from '#accounts/server/access-token.ts'
import { cookieOf } from '#accounts/server/cookies.ts'
import type { Sessions } from '#accounts/server/sessions.ts'
import { refuse } from '#server/refusals.ts'
import type { Visitor, VisitorOf } from '#server/visitor.ts'

/**
 * Who asks: the bearer header if there is one, else the cookie. A bearer that is expired, forged or of an ended session
 * is refused (SESSION_EXPIRED, 401); a cookie like that makes a guest, so that pages still open.
 */
export function visitorBy(tokens: AccessTokens, sessions: Sessions): VisitorOf {
  async function visitorWith(token: string): Promise<Visitor> {
    const bearer = await tokens.read(token)
    if (bearer === undefined || !(await sessions.isAlive(bearer.sessionId))) return { kind: 'guest' }
    return { kind: 'user', ...bearer }
  }
  return async (request) => {
    const bearer = bearerOf(request)
    const cookie = cookieOf(request, 'access')
    if (bearer === undefined) return cookie === undefined ? { kind: 'guest' } : visitorWith(cookie)
    const visitor = await visitorWith(bearer)
    if (visitor.kind === 'guest') throw refuse('SESSION_EXPIRED')
    return visitor
  }
}

function bearerOf(request: FastifyRequest): string | undefined {
  const { authorization } = request.headers
  return authorization === undefined ? undefined : (/^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? '')
}
