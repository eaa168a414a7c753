import * as z from 'zod/mini'
import { brokenDown, type Carry, type Sending } from '#messages/server/carrier.ts'

export interface BaleOptions {
  readonly baseUrl: string
  readonly clientId: string
  readonly clientSecret: string
  /** of brands with a client of their own, `id:secret` */
  readonly clients?: Readonly<Record<string, string>>
  readonly timeoutMs?: number
}

/** Not Iranian, or without a Bale account. */
const final = new Set([400, 404])
/** Tokens are renewed a minute before they expire. */
const marginMs = 60_000

/** Bale's OTP gateway: a token for name and password (form), then the code (JSON). */
export function openBale(options: BaleOptions): Carry {
  const { clients = {}, ...house } = options
  const ownTokens = keptToken(house)
  const tokensOf = new Map(
    Object.entries(clients).map(([brand, client]) => [brand, keptToken({ ...house, ...clientIn(client) })]),
  )
  return async function carry({ to, brand, tokens: [code = ''] }) {
    const tokens = tokensOf.get(brand ?? '') ?? ownTokens
    // the gateway takes a number: a leading zero would be lost
    if (!/^[1-9]\d{2,7}$/.test(code)) return { kind: 'refused', reason: 'no code for Bale' }
    try {
      const answer = await send(options, { token: await tokens.current(), phone: to.slice(1), code })
      if (answer.status !== 401) return sendingIn(answer.status, answer.text)
      tokens.forget()
      return { kind: 'later', reason: 'status 401' }
    } catch (error) {
      return brokenDown(error)
    }
  }
}

/** Bale's ids hold no colon, its secrets may. */
function clientIn(client: string): Pick<BaleOptions, 'clientId' | 'clientSecret'> {
  const [clientId = '', ...rest] = client.split(':')
  return { clientId, clientSecret: rest.join(':') }
}

interface Otp {
  readonly token: string
  readonly phone: string
  readonly code: string
}

async function send({ baseUrl, timeoutMs = 10_000 }: BaleOptions, { token, phone, code }: Otp) {
  const response = await fetch(`${baseUrl}/send_otp`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ phone, otp: Number(code) }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  return { status: response.status, text: await response.text() }
}

const Sent = z.object({ balance: z.optional(z.number()) })
const Declined = z.object({ code: z.optional(z.number()) })

function sendingIn(status: number, text: string): Sending {
  if (status === 200) {
    Sent.parse(JSON.parse(text))
    return { kind: 'sent', providerId: '' }
  }
  const code = Declined.safeParse(jsonIn(text)).data?.code
  const reason = code === undefined ? `status ${status}` : `status ${status}, code ${code}`
  return { kind: final.has(status) ? 'refused' : 'later', reason }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // a page of some proxy on the way: its status says enough
  }
}

const Token = z.object({ access_token: z.string(), expires_in: z.number() })

function keptToken({ baseUrl, clientId, clientSecret, timeoutMs = 10_000 }: BaleOptions) {
  let kept: Promise<{ readonly token: string; readonly until: number }> | undefined
  async function fetched() {
    const response = await fetch(`${baseUrl}/auth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
        scope: 'read',
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`token: status ${response.status}`)
    const { access_token: token, expires_in: seconds } = Token.parse(await response.json())
    return { token, until: performance.now() + seconds * 1000 - marginMs }
  }
  const forget = () => {
    kept = undefined
  }
  return {
    forget,
    async current(): Promise<string> {
      const asked = kept ?? fetched()
      kept = asked
      try {
        const { token, until } = await asked
        if (performance.now() < until) return token
      } catch (error) {
        if (kept === asked) forget()
        throw error
      }
      if (kept === asked) forget()
      return (await (kept ??= fetched())).token
    },
  }
}
