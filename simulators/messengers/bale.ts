import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Book, phoneIn } from '../sms/book.ts'

export interface BaleClient {
  readonly secret: string
  /** whom Bale names above the code */
  readonly brandName: string
}

export interface BaleDesk {
  readonly book: Book
  /** by id */
  readonly clients: ReadonlyMap<string, BaleClient>
  /** lifetime of a token */
  readonly tokenSeconds: number
  readonly strikes: (
    name: 'bale-down' | 'bale-hang' | 'bale-no-credit' | 'bale-limited' | 'bale-token-lost',
  ) => boolean
}

/** v2 (docs.bale.ai/gateway): a token by form, a code as a number by JSON. Numbers ending in 0404 have no Bale account. */
export function serveBale(app: FastifyInstance, desk: BaleDesk): void {
  const tokens = new Map<string, { readonly id: string; readonly until: number }>()
  app.post('/bale/auth/token', (request, reply) => {
    if (desk.strikes('bale-down')) return reply.code(500).send({ message: 'internal error' })
    const fields = (request.body ?? {}) as Readonly<Record<string, string>>
    if (!isForm(request) || fields['grant_type'] !== 'client_credentials' || fields['scope'] !== 'read')
      return reply.code(400).send({ message: 'failed to parse request' })
    const { client_id: id = '', client_secret: secret } = fields
    if (secret === undefined || desk.clients.get(id)?.secret !== secret)
      return reply.code(401).send({ message: 'client authentication failed' })
    const token = randomBytes(24).toString('base64url')
    tokens.set(token, { id, until: Date.now() + desk.tokenSeconds * 1000 })
    return { access_token: token, expires_in: desk.tokenSeconds, scope: 'read', token_type: 'bearer' }
  })
  app.post('/bale/send_otp', (request, reply) => {
    if (desk.strikes('bale-hang')) return reply.hijack()
    if (desk.strikes('bale-down')) return reply.code(500).send({ message: 'internal error' })
    if (desk.strikes('bale-token-lost')) tokens.clear()
    const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    const { id: sender, until } = tokens.get(token) ?? { id: '', until: 0 }
    if (until < Date.now()) return reply.code(401).send({ message: 'invalid token' })
    if (desk.strikes('bale-no-credit')) return refused(reply, 402, 20)
    if (desk.strikes('bale-limited')) return refused(reply, 429, 18)
    return carried(desk, { sender, body: request.body }, reply)
  })
}

interface Carried {
  readonly sender: string
  readonly body: unknown
}

function carried({ book, clients }: BaleDesk, { sender, body }: Carried, reply: FastifyReply) {
  const { phone, otp } = (body ?? {}) as { readonly phone?: unknown; readonly otp?: unknown }
  if (typeof otp !== 'number' || !/^\d{3,8}$/.test(String(otp)))
    return reply.code(400).send({ code: 3, message: 'invalid otp' })
  const receptor = typeof phone === 'string' && /^98\d{10}$/.test(phone) ? phoneIn(phone) : undefined
  if (receptor === undefined) return refused(reply, 400, 8)
  if (receptor.endsWith('0404')) return refused(reply, 404, 17)
  const text = `${clients.get(sender)?.brandName}\nکد تأیید شما: ${otp}`
  book.deliver({ channel: 'Bale', receptor, sender, text, template: 'code' })
  return { balance: 985 }
}

const words: Readonly<Record<number, string>> = {
  8: 'invalid phone number',
  17: 'user not found',
  18: 'rate limit exceeded',
  20: 'insufficient balance',
}

function refused(reply: FastifyReply, status: number, code: number): FastifyReply {
  return reply.code(status).send({ code, message: words[code] })
}

function isForm(request: FastifyRequest): boolean {
  return request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true
}
