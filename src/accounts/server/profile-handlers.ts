import type { FastifyRequest } from 'fastify'
import type { CurrentUser } from '#accounts/call-shapes.ts'
import type { profileCalls } from '#accounts/profile-calls.ts'
import type { Accounts } from '#accounts/server/accounts.ts'
import { codeFor, typedCode } from '#accounts/server/code-handlers.ts'
import { cookieOf } from '#accounts/server/cookies.ts'
import { sessionOf } from '#accounts/server/session-of.ts'
import type { Doorway } from '#accounts/server/sign-in-cookies.ts'
import type { Own } from '#accounts/server/step-up.ts'
import type { Handlers } from '#server/handlers.ts'
import type { Visitor } from '#server/visitor.ts'

export function profileHandlers(accounts: Accounts, doorway: Doorway): Handlers<typeof profileCalls> {
  const { stepUp, targets } = accounts
  return {
    currentUser: ({ userId }) => currentUser(accounts, userId),
    updateAccount: ({ userId, body }) => accounts.update(userId, body),
    stepUp: ({ body, ...asked }) =>
      codeFor(doorway, asked, (from) => stepUp.ask(ownOf(asked), { ...from, ...body })),
    async stepUpVerify({ body, ...asked }) {
      const until = await stepUp.verify(ownOf(asked), proofIn(body, asked.request))
      return { provenUntil: until.toString() }
    },
    changeEmail: ({ body, ...asked }) =>
      codeFor(doorway, asked, (from) =>
        targets.change(ownOf(asked), { email: body.email }, { ...from, captcha: body.captcha }),
      ),
    async confirmEmail({ body, ...asked }) {
      await targets.confirmEmail(ownOf(asked), body.email, proofIn(body, asked.request))
      return currentUser(accounts, asked.userId)
    },
    changePhone: ({ body, ...asked }) =>
      codeFor(doorway, asked, (from) =>
        targets.change(ownOf(asked), body, { ...from, captcha: body.captcha }),
      ),
    async confirmPhone({ body, ...asked }) {
      await targets.confirmPhone(ownOf(asked), body.mobile, proofIn(body, asked.request))
      return currentUser(accounts, asked.userId)
    },
  }
}

export function currentUser(accounts: Accounts, userId: string): Promise<CurrentUser> {
  return accounts.dataOf(userId)
}

export function ownOf({ userId, visitor }: { readonly userId: string; readonly visitor: Visitor }): Own {
  return { userId, sessionId: sessionOf(visitor) }
}

function proofIn(body: { readonly code: string; readonly requestId: string }, request: FastifyRequest) {
  return {
    code: typedCode(body.code),
    requestId: body.requestId,
    device: cookieOf(request, 'device') ?? '',
  }
}
