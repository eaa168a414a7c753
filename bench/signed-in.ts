import { setTimeout as sleep } from 'node:timers/promises'
import type { Served } from './served.ts'

const mobile = '09121234567'

export interface Cookie {
  readonly name: string
  readonly value: string
  readonly domain: string
  readonly path: string
}

export async function signedInCookies({ address, inbox }: Served): Promise<readonly Cookie[]> {
  const created = await fetch(`${address}/accounts/otp/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile }),
  })
  const { data } = (await created.json()) as { data: { requestId: string } }
  const device = cookiesOf(created)
  const token = await fetch(`${address}/accounts/connect/token`, {
    method: 'POST',
    headers: { cookie: device.map(({ name, value }) => `${name}=${value}`).join('; ') },
    body: new URLSearchParams({
      grant_type: 'otp',
      mobile,
      request_id: data.requestId,
      code: await code(inbox),
    }),
  })
  if (!token.ok) throw new Error(`signing in was refused: ${await token.text()}`)
  return [...device, ...cookiesOf(token)]
}

function cookiesOf(response: Response): readonly Cookie[] {
  return response.headers.getSetCookie().map((line) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    return { name, value, domain: 'localhost', path: /;\s*path=([^;]+)/i.exec(line)?.[1] ?? '/' }
  })
}

async function code(inbox: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(`${inbox}/messages?receptor=${encodeURIComponent('+989121234567')}`)
    const { messages } = (await answer.json()) as { messages: readonly { text: string }[] }
    const found = messages.flatMap((message) => /\d{4,6}/.exec(message.text)?.[0] ?? [])[0]
    if (found !== undefined) return found
    await sleep(100)
  }
  throw new Error('no code came')
}
