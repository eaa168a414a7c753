import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { accountCalls, CurrentUser } from '#accounts/calls.ts'
import type { Accounts, SignedIn } from '#accounts/server/accounts.ts'
import { type Cookies, cookieOf, cookiesUnder } from '#accounts/server/cookies.ts'
import { refuse } from '#accounts/server/refusals.ts'
import { clocks } from '#calendar/clocks.ts'
import { latinDigits } from '#money/digits.ts'
import type { Answers } from '#server/answers.ts'
import { Refusal } from '#server/refusal.ts'
import type { Settings } from '#server/settings.ts'

/** What the accounts room answers; its cookies are set here and nowhere else. */
export function accountAnswers(accounts: Accounts, settings: Settings): Answers<typeof accountCalls> {
  const cookies = cookiesUnder(settings)
  const me = ({ userId }: { readonly userId: string }) => currentUser(accounts, userId)
  return {
    async createCode({ body, request, reply }) {
      const device = cookieOf(request, 'device') ?? randomBytes(32).toString('base64url')
      const sent = await accounts.createCode({ mobile: body.mobile, address: request.ip, device })
      cookies.put(reply, 'device', device)
      return {
        requestId: sent.requestId,
        codeLength: sent.codeLength,
        resendAfterSeconds: clocks.resend,
        expiresAt: sent.expiresAt.toString(),
      }
    },
    userHasPassword: async () => ({ userHasPassword: false }),
    async token({ body, request, reply }) {
      if (body.grant_type === 'refresh_token') {
        return tokenAnswer(reply, cookies, await refreshed(accounts, cookies, { request, reply }))
      }
      const { mobile, request_id: requestId } = body
      const code = latinDigits(body.code).trim()
      const device = cookieOf(request, 'device') ?? ''
      return tokenAnswer(reply, cookies, await accounts.signIn({ mobile, code, requestId, device }))
    },
    userInfo: me,
    currentUser: me,
    async logout({ visitor, request, reply }) {
      const sessionId = visitor.kind === 'user' ? visitor.sessionId : undefined
      await accounts.signOut({ sessionId, refreshToken: cookieOf(request, 'refresh') })
      cookies.takeAway(reply, 'access', 'refresh', 'signed')
      return undefined
    },
  }
}

function tokenAnswer(reply: FastifyReply, cookies: Cookies, signedIn: SignedIn) {
  cookies.put(reply, 'access', signedIn.accessToken)
  cookies.put(reply, 'refresh', signedIn.refreshToken)
  cookies.put(reply, 'signed', '1')
  reply.header('cache-control', 'no-store')
  return { access_token: signedIn.accessToken, token_type: 'Bearer' as const, expires_in: clocks.accessToken }
}

async function refreshed(
  accounts: Accounts,
  cookies: Cookies,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<SignedIn> {
  try {
    return await accounts.refresh(cookieOf(request, 'refresh') ?? '')
  } catch (error) {
    // a database that is away ends nobody's session
    if (error instanceof Refusal) cookies.takeAway(reply, 'access', 'refresh', 'signed')
    throw error
  }
}

async function currentUser(accounts: Accounts, userId: string): Promise<CurrentUser> {
  const user = await accounts.userOf(userId)
  if (user === undefined) throw refuse('SESSION_ENDED')
  return { userId, phoneNumber: user.phone, hasPassword: false, scope: [] }
}
