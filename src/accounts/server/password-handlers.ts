import type { passwordCalls } from '#accounts/password-calls.ts'
import type { Accounts } from '#accounts/server/accounts.ts'
import { codeFor, typedCode } from '#accounts/server/code-handlers.ts'
import { ownOf } from '#accounts/server/profile-handlers.ts'
import type { Doorway } from '#accounts/server/sign-in-cookies.ts'
import type { Handlers } from '#server/handlers.ts'

export function passwordHandlers(
  { passwords, recovery }: Accounts,
  doorway: Doorway,
): Handlers<typeof passwordCalls> {
  return {
    async changePassword({ body, ...asked }) {
      await passwords.change(ownOf(asked), body)
      return undefined
    },
    async setFirstPassword({ body, ...asked }) {
      await passwords.setFirst(ownOf(asked), body)
      return undefined
    },
    async dismissPasswordPrompt({ userId }) {
      await passwords.dismissPrompt(userId)
      return undefined
    },
    forgotPassword: ({ body, ...asking }) =>
      codeFor(doorway, asking, (from) => recovery.forgot(body, { ...from, captcha: body.captcha })),
    async recoverPassword({ body, request, reply }) {
      const { requestId, code, newPassword, repeatPassword, ...target } = body
      const arrival = doorway.arrival(request, target.email === undefined ? 'otp' : 'email')
      const guess = { requestId, code: typedCode(code), form: { newPassword, repeatPassword } }
      return doorway.letIn(reply, await recovery.recover(target, guess, arrival), arrival.device)
    },
  }
}
