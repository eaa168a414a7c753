import type { FastifyReply, FastifyRequest } from 'fastify'
import type { SignInCalls } from '#accounts/calls.ts'
import type { Accounts } from '#accounts/server/accounts.ts'
import { codeFor, typedCode } from '#accounts/server/code-handlers.ts'
import { cookieOf } from '#accounts/server/cookies.ts'
import { phoneOf } from '#accounts/server/phone.ts'
import { currentUser } from '#accounts/server/profile-handlers.ts'
import type { SignedIn } from '#accounts/server/refresh-tokens.ts'
import type { Doorway, TokenBody } from '#accounts/server/sign-in-cookies.ts'
import { captchaView } from '#server/captcha/routes.ts'
import type { CheckedRequest, Handlers } from '#server/handlers.ts'
import { Refusal } from '#server/refusal.ts'

export function signInHandlers(accounts: Accounts, doorway: Doorway): Handlers<SignInCalls> {
  return {
    createCode: ({ body, ...asking }) =>
      codeFor(doorway, asking, (from) => accounts.createCode({ ...body, ...from })),
    async codeCaptcha({ request, reply }) {
      const { device, address } = doorway.arrival(request, 'otp')
      const puzzle = await accounts.codeCaptcha({ device, address })
      doorway.cookies.put(reply, 'device', device)
      return captchaView(puzzle)
    },
    async userHasPassword({ userId, body }) {
      // guests get the same answer for every number
      if (userId === undefined) return { userHasPassword: false }
      const { phoneNumber, hasPassword } = await accounts.dataOf(userId)
      return { userHasPassword: hasPassword && isSame(body.mobile, phoneNumber) }
    },
    token: (asked) => tokenFor(accounts, doorway, asked),
    userInfo: ({ userId }) => currentUser(accounts, userId),
    async logout({ visitor, request, reply }) {
      const sessionId = visitor.kind === 'user' ? visitor.sessionId : undefined
      await accounts.signOut({ sessionId, refreshToken: cookieOf(request, 'refresh') })
      doorway.showOut(reply)
      return undefined
    },
  }
}

async function tokenFor(
  accounts: Accounts,
  doorway: Doorway,
  { body, request, reply }: CheckedRequest<SignInCalls['token']>,
): Promise<TokenBody> {
  switch (body.grant_type) {
    case 'refresh_token': {
      const signedIn = await refreshed(accounts, doorway, { request, reply })
      return doorway.letIn(reply, signedIn, cookieOf(request, 'device'))
    }
    case 'password': {
      const arrival = doorway.arrival(request, 'password')
      // signing in later with this cookie explains the slips
      doorway.cookies.put(reply, 'device', arrival.device)
      return doorway.letIn(reply, await accounts.signInByPassword(body, arrival), undefined)
    }
    case 'otp':
    case 'email_otp': {
      const arrival = doorway.arrival(request, body.grant_type === 'otp' ? 'otp' : 'email')
      const { device } = arrival
      const target = body.grant_type === 'otp' ? { mobile: body.mobile } : { email: body.email }
      const guess = { ...target, code: typedCode(body.code), requestId: body.request_id, device }
      const signedIn = await accounts.signIn(guess, arrival)
      if (body.grant_type === 'otp' && body.link_token !== undefined)
        await accounts.google.keepPromise(signedIn.userId, body.link_token, device)
      return doorway.letIn(reply, signedIn, device)
    }
  }
}

async function refreshed(
  accounts: Accounts,
  doorway: Doorway,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<SignedIn> {
  try {
    return await accounts.refresh(cookieOf(request, 'refresh') ?? '')
  } catch (error) {
    // an unreachable database ends nobody's session
    if (error instanceof Refusal) doorway.showOut(reply)
    throw error
  }
}

function isSame(typed: string, phone: string): boolean {
  try {
    return phoneOf(typed) === phone
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}
