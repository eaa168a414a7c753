import * as z from 'zod/mini'
import {
  CodeSentResponse,
  captcha,
  code,
  codeTarget,
  oneTarget,
  password,
  requestId,
  TokenResponse,
} from '#accounts/call-shapes.ts'
import { call } from '#calls/call.ts'

export const passwordCalls = {
  changePassword: call('POST /accounts/api/Account/ChangePassword', {
    summary: 'Changes the password; every other session ends',
    who: 'user',
    body: z.object({ oldPassword: password, newPassword: password, repeatPassword: password }),
  }),
  setFirstPassword: call('POST /accounts/api/account/CurrentUserSetFirstPassword', {
    summary: 'Gives an account its first password; wants a step-up unless the phone was proven just now',
    who: 'user',
    body: z.object({ newPassword: password, repeatPassword: password }),
  }),
  dismissPasswordPrompt: call('POST /accounts/password/DismissPrompt', {
    summary: 'Never asks for a first password again',
    who: 'user',
  }),
  forgotPassword: call('POST /accounts/password/Forgot', {
    summary: 'Sends a code for a new password; the answer is the same whether the account exists or not',
    who: 'guest',
    body: z.object({ ...codeTarget, captcha }).check(oneTarget),
    answer: CodeSentResponse,
  }),
  recoverPassword: call('POST /accounts/password/Recover', {
    summary: 'Sets a new password with the code that came, ends every session and opens a new one',
    who: 'guest',
    out: 'bare',
    body: z
      .object({ ...codeTarget, requestId, code, newPassword: password, repeatPassword: password })
      .check(oneTarget),
    answer: TokenResponse,
  }),
}
