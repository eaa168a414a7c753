import { accountCalls } from '#accounts/calls.ts'
import type { TestAccounts } from '#testing/accounts/accounts.ts'
import { someBrowser } from '#testing/accounts/arrival.ts'

export interface TestOwner {
  readonly userId: string
  readonly sessionId: string
  readonly token: string
  ask(line: string, body?: object): Promise<TestResponse>
}

export interface TestResponse {
  readonly status: number
  readonly code: string | undefined
  readonly says: Readonly<Record<string, string>>
  readonly data: unknown
}

export async function ownerOf(room: TestAccounts, phone: string, device = 'own'): Promise<TestOwner> {
  const from = { device, address: someBrowser.address }
  const { requestId } = await room.accounts.createCode({ mobile: phone, ...from })
  const guess = { mobile: phone, code: room.codeOf(phone), requestId, device }
  const {
    userId,
    sessionId,
    accessToken: token,
  } = await room.accounts.signIn(guess, { ...someBrowser, device })
  return {
    userId,
    sessionId,
    token,
    ask: (line, body) => ask(room, line, { body, token, device }),
  }
}

export async function ask(
  room: TestAccounts,
  line: string,
  { body, token, device }: { body?: object | undefined; token?: string; device?: string },
): Promise<TestResponse> {
  const [method = 'GET', url = ''] = line.split(' ')
  const isForm = line === accountCalls.token.line
  const told = await room.house.app.inject({
    method: method as 'GET',
    url,
    remoteAddress: someBrowser.address,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(device === undefined ? {} : { cookie: `device=${device}` }),
      ...(isForm ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    },
    ...(body === undefined
      ? {}
      : { payload: isForm ? new URLSearchParams(body as Record<string, string>).toString() : body }),
  })
  const answer = told.json()
  const errors: { property?: string; errors: string[] }[] = answer.meta?.errors ?? []
  return {
    status: told.statusCode,
    code: answer.meta?.code,
    says: Object.fromEntries(errors.map(({ property = '', errors: [first = ''] }) => [property, first])),
    data: 'data' in answer ? answer.data : answer,
  }
}
