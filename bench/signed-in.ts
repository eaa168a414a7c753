import { setTimeout as sleep } from 'node:timers/promises'

const mobile = '09121234567'

/** Signs in over HTTP as the demo traveller, reading the code in the SMS twin's inbox; answers the Cookie header. */
export async function signedInCookies(address: string): Promise<string> {
  const created = await fetch(`${address}/accounts/otp/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mobile }),
  })
  const { data } = (await created.json()) as { data: { requestId: string } }
  const device = created.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const token = await fetch(`${address}/accounts/connect/token`, {
    method: 'POST',
    headers: { cookie: device },
    body: new URLSearchParams({
      grant_type: 'otp',
      mobile,
      request_id: data.requestId,
      code: await code(address),
    }),
  })
  if (!token.ok) throw new Error(`signing in was refused: ${await token.text()}`)
  return [device, ...token.headers.getSetCookie().map((line) => line.split(';')[0])].join('; ')
}

async function code(address: string): Promise<string> {
  const inbox = new URL(address)
  inbox.port = String(Number(inbox.port) + 400)
  for (let attempt = 0; attempt < 100; attempt++) {
    const answer = await fetch(`${inbox.origin}/messages?receptor=${encodeURIComponent('+989121234567')}`)
    const { messages } = (await answer.json()) as { messages: readonly { text: string }[] }
    const found = messages.flatMap((message) => /\d{4,6}/.exec(message.text)?.[0] ?? [])[0]
    if (found !== undefined) return found
    await sleep(100)
  }
  throw new Error('no code came')
}
