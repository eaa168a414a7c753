import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Cookies, cookieOf, cookiesUnder } from '#accounts/server/cookies.ts'
import type { SignedIn } from '#accounts/server/refresh-tokens.ts'
import type { Arrival } from '#accounts/server/sign-in-attempt.ts'
import type { WayIn } from '#accounts/sign-in-methods.ts'
import { clocks } from '#calendar/clocks.ts'
import type { Settings } from '#server/settings.ts'

export interface Doorway {
  readonly cookies: Cookies
  arrival(request: FastifyRequest, how: WayIn): Arrival
  letIn(reply: FastifyReply, signedIn: SignedIn, device: string | undefined): TokenBody
  showOut(reply: FastifyReply): void
}

export interface TokenBody {
  readonly access_token: string
  readonly token_type: 'Bearer'
  readonly expires_in: number
}

export function openDoorway(settings: Settings): Doorway {
  const cookies = cookiesUnder(settings)
  return {
    cookies,
    arrival: (request, how) => ({
      how,
      device: cookieOf(request, 'device') ?? randomBytes(32).toString('base64url'),
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
    }),
    letIn(reply, signedIn, device) {
      cookies.put(reply, 'access', signedIn.accessToken)
      cookies.put(reply, 'refresh', signedIn.refreshToken)
      cookies.put(reply, 'signed', '1')
      if (device !== undefined) cookies.put(reply, 'device', device)
      reply.header('cache-control', 'no-store')
      return { access_token: signedIn.accessToken, token_type: 'Bearer', expires_in: clocks.accessToken }
    },
    showOut: (reply) => cookies.takeAway(reply, 'access', 'refresh', 'signed'),
  }
}
