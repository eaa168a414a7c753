import type { TestAccounts } from '#testing/accounts/accounts.ts'
import { someBrowser } from '#testing/accounts/arrival.ts'
import type { Authenticator, Lies } from '#testing/accounts/authenticator.ts'

export class PasskeyBrowser {
  private readonly cookies = new Map<string, string>()
  private readonly room: TestAccounts
  private readonly bearer: string | undefined

  constructor(room: TestAccounts, bearer?: string) {
    this.room = room
    this.bearer = bearer
  }

  async ask(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    { body, bearer = this.bearer }: { body?: object | undefined; bearer?: string } = {},
  ) {
    const answer = await this.room.house.app.inject({
      method,
      url,
      headers: {
        'user-agent': someBrowser.userAgent,
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      },
      ...(body === undefined ? {} : { payload: body }),
    })
    for (const { name, value } of answer.cookies) if (name === 'device') this.cookies.set(name, value)
    return answer
  }

  async add(device: Authenticator, lies: Lies = {}) {
    const { challengeId, options } = (await this.ask('POST', '/accounts/passkeys/registration')).json().data
    return this.ask('POST', '/accounts/passkeys', {
      body: { challengeId, response: device.make(options, lies) },
    })
  }

  async challenge(): Promise<{ challengeId: string; options: { challenge: string } }> {
    return (await this.ask('POST', '/accounts/passkeys/challenge')).json().data
  }

  prove(proof: { challengeId: string; response: object }) {
    return this.ask('POST', '/accounts/passkeys/sign-in', { body: proof })
  }

  async enter(device: Authenticator, lies: Lies = {}) {
    const { challengeId, options } = await this.challenge()
    return this.prove({ challengeId, response: device.use(options, lies) })
  }
}
