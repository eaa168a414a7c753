import assert from 'node:assert/strict'
import { personNamed } from '#simulators/identity/people.ts'
import type { TestAccounts } from '#testing/accounts/accounts.ts'

export class GoogleBrowser {
  readonly cookies = new Map<string, string>()
  private readonly room: TestAccounts

  constructor(room: TestAccounts) {
    this.room = room
  }

  async send(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    { body, bearer, headers }: { body?: object; bearer?: string; headers?: Record<string, string> } = {},
  ) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const isForm = body instanceof URLSearchParams
    const answer = await this.room.house.app.inject({
      method,
      url,
      headers: {
        ...(bearer === undefined ? { cookie } : { authorization: `Bearer ${bearer}`, cookie }),
        ...(isForm ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: isForm ? String(body) : body }),
    })
    for (const { name, value } of answer.cookies) this.cookies.set(name, value)
    return answer
  }

  get(url: string, bearer: string) {
    return this.send('GET', url, { bearer })
  }

  async tokenOf(name: string): Promise<string> {
    assert.ok(personNamed(name))
    const started = await this.send('POST', '/accounts/google/start')
    const { url, state } = started.json().data
    const page = await fetch(url)
    assert.equal(page.status, 200)
    const chosen = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams([...new URL(url).searchParams, ['person', name]]),
    })
    const back = new URL(chosen.headers.get('location') ?? '')
    const answer = new URLSearchParams(back.hash.slice(1))
    assert.equal(back.pathname, '/login/google')
    assert.equal(answer.get('state'), state)
    return answer.get('id_token') ?? ''
  }

  bring(jwt: string, headers: Record<string, string> = {}) {
    return this.send('POST', '/accounts/api/ExternalLogin/VerifyGmailToken', { body: { jwt }, headers })
  }

  async signIn(name: string) {
    return this.bring(await this.tokenOf(name))
  }

  async link(name: string, bearer: string) {
    return this.send('POST', '/accounts/google/link', { body: { jwt: await this.tokenOf(name) }, bearer })
  }

  async signInByCode(mobile: string, linkToken?: string) {
    const asked = await this.send('POST', '/accounts/otp/create', { body: { mobile } })
    return this.send('POST', '/accounts/connect/token', {
      body: new URLSearchParams({
        grant_type: 'otp',
        mobile,
        code: this.room.codeOf(mobile),
        request_id: asked.json().data.requestId,
        ...(linkToken === undefined ? {} : { link_token: linkToken }),
      }),
    })
  }
}
