import { accountCalls as calls } from '#accounts/calls.ts'
import type { TestAgency } from '#testing/app/agency.ts'

export interface Subject {
  readonly mobile: string
  readonly email: string
  /** new for every request */
  readonly device: string
  readonly address: string
}

export interface Asking {
  readonly line: string
  /** an untimed call before it, e.g. requesting a code */
  readonly before?: { readonly line: string; readonly body: object }
  readonly body: (requestId: string) => object
}

type Question = (whom: Subject) => Asking

const create = calls.createCode.line
const forgot = calls.forgotPassword.line
const newPassword = { newPassword: 'abr-o-baran-31', repeatPassword: 'abr-o-baran-31' }

export const questions: Readonly<Record<string, Question>> = {
  'a code to a number': ({ mobile }) => ({ line: create, body: () => ({ mobile }) }),
  'a code to an e-mail address': ({ email }) => ({ line: create, body: () => ({ email }) }),
  'whether there is a password': ({ mobile }) => ({
    line: calls.userHasPassword.line,
    body: () => ({ mobile }),
  }),
  'a wrong password for a number': ({ mobile }) => withPassword(mobile),
  'a wrong password for an e-mail address': ({ email }) => withPassword(email),
  'a forgotten password, by number': ({ mobile }) => ({ line: forgot, body: () => ({ mobile }) }),
  'a forgotten password, by e-mail': ({ email }) => ({ line: forgot, body: () => ({ email }) }),
  'a wrong code of a number': ({ mobile }) => ({
    line: calls.token.line,
    before: { line: create, body: { mobile } },
    body: (request_id) => ({ grant_type: 'otp', mobile, code: '0000', request_id }),
  }),
  'a wrong code of an e-mail address': ({ email }) => ({
    line: calls.token.line,
    before: { line: create, body: { email } },
    body: (request_id) => ({ grant_type: 'email_otp', email, code: '0000', request_id }),
  }),
  'a wrong code for a new password, by number': ({ mobile }) => recovery({ mobile }),
  'a wrong code for a new password, by e-mail': ({ email }) => recovery({ email }),
}

function withPassword(username: string): Asking {
  return {
    line: calls.token.line,
    body: () => ({ grant_type: 'password', username, password: 'not the right one' }),
  }
}

function recovery(to: { readonly mobile: string } | { readonly email: string }): Asking {
  return {
    line: calls.recoverPassword.line,
    before: { line: forgot, body: to },
    body: (requestId) => ({ ...to, requestId, code: '0000', ...newPassword }),
  }
}

export async function timed({ house }: TestAgency, whom: Subject, question: Question) {
  const { line, before, body } = question(whom)
  const send = (to: string, payload: object) => {
    const isForm = to === calls.token.line
    return house.app.inject({
      method: 'POST',
      url: to.split(' ')[1] ?? '',
      headers: {
        'x-forwarded-for': whom.address,
        cookie: `device=${whom.device}`,
        ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      payload: isForm ? new URLSearchParams(payload as Record<string, string>).toString() : payload,
    })
  }
  const sent = before && (await send(before.line, before.body)).json()
  const payload = body(sent?.data?.requestId ?? '')
  const began = performance.now()
  const answer = await send(line, payload)
  const ms = performance.now() - began
  return { ms, told: `${answer.statusCode} ${answer.json().meta?.code ?? ''}` }
}
