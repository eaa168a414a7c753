import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { respondOrFail, type Weather } from './misfortunes.ts'

interface Place {
  Querystring: { number?: string; iban?: string; name?: string }
  Body: { apiKey?: unknown; secretKey?: unknown } | undefined
}

type InquiryRequest = FastifyRequest<Place>

const busy = { code: 'daily_limit.reached', message: 'daily limit reached' }

/** Jibit's inquiries, version 1: the account of a card, and whether a name matches an account. */
export function serveAccountInquiry(app: FastifyInstance, weather: Weather): void {
  const tokens = new Set<string>()
  const serve = (path: string, action: (request: InquiryRequest, reply: FastifyReply) => unknown) =>
    app.get<Place>(path, (request, reply) => {
      const [, token = ''] = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '') ?? []
      if (!tokens.has(token)) return reply.code(401).send({ code: 'unauthorized', message: 'unauthorized' })
      return respondOrFail(weather, { call: 'account', request, reply, busy }, () => action(request, reply))
    })
  app.post<Place>('/v1/tokens/generate', (request, reply) => {
    const { apiKey, secretKey } = request.body ?? {}
    if (typeof apiKey !== 'string' || typeof secretKey !== 'string' || apiKey === '' || secretKey === '')
      return reply.code(403).send({ code: 'forbidden', message: 'forbidden' })
    const accessToken = randomBytes(24).toString('base64url')
    tokens.add(accessToken)
    return { accessToken, refreshToken: randomBytes(24).toString('base64url') }
  })
  // expires all tokens
  app.delete('/v1/tokens', () => {
    tokens.clear()
    return {}
  })
  serve('/v1/cards', ({ query }, reply) => cardView(query.number ?? '', reply))
  serve('/v1/services/matching', ({ query }, reply) => matching(query, reply))
}

function cardView(number: string, reply: FastifyReply): unknown {
  if (!/^\d{16}$/.test(number)) return fault(reply, 'card.not_valid')
  if (number.endsWith('0404')) return fault(reply, 'card.not_active')
  if (number.endsWith('0503')) return fault(reply, 'card.source_bank_is_not_active')
  const [bank, code] = bankOf(number)
  const account = `00${number}`
  return {
    number,
    type: 'DEBIT',
    ibanInfo: {
      bank,
      depositNumber: account,
      iban: ibanOf(`${code}0${account}`),
      status: number.endsWith('0423') ? 'BLOCK_WITHOUT_DEPOSIT' : 'ACTIVE',
      owners: [],
    },
  }
}

/** Every name matches, except for accounts ending in 0007. */
function matching({ iban = '', name = '' }: Place['Querystring'], reply: FastifyReply): unknown {
  if (!/^IR\d{24}$/.test(iban)) return fault(reply, 'iban.not_valid')
  if (name.trim() === '') return fault(reply, 'parameters.not_acceptable')
  if (iban.endsWith('0404')) return fault(reply, 'iban.not_found')
  return { matched: !iban.endsWith('0007') }
}

function fault(reply: FastifyReply, code: string): FastifyReply {
  return reply.code(400).send({ code, message: code })
}

const banks: Readonly<Record<string, readonly [name: string, code: string]>> = {
  603799: ['MELLI', '017'],
  610433: ['MELLAT', '012'],
  622106: ['PARSIAN', '054'],
  621986: ['SAMAN', '056'],
  603769: ['SADERAT', '019'],
}

function bankOf(card: string): readonly [name: string, code: string] {
  return banks[card.slice(0, 6)] ?? ['MELLI', '017']
}

/** ISO 13616, with check digits. */
function ibanOf(account: string): string {
  const check = 98n - (BigInt(`${account}182700`) % 97n)
  return `IR${String(check).padStart(2, '0')}${account}`
}
