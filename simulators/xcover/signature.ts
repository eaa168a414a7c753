import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errorBody, XCoverRefusal } from './errors.ts'

export const partner = 'HOUSE'
export const apiKey = 'xcover-house-simulator-key'
export const secret = 'xcover-house-simulator-secret'

const mostSkewMs = 5 * 60_000

/** HTTP Signatures over the `date` header alone, hmac-sha512; every call below `/x/` is signed. */
export function guard(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/x/') || isSigned(request)) return undefined
    return reply
      .code(401)
      .send(errorBody(new XCoverRefusal(401, 'authentication_error', 'Signature is invalid')))
  })
}

function isSigned({ headers }: FastifyRequest): boolean {
  const { date = '', authorization = '' } = headers
  const sent = /^Signature keyId="([^"]+)",algorithm="hmac-sha512",signature="([^"]+)"$/.exec(authorization)
  if (sent === null || headers['x-api-key'] !== apiKey || sent[1] !== apiKey) return false
  if (!(Math.abs(Date.parse(date) - Date.now()) < mostSkewMs)) return false
  const wanted = createHmac('sha512', secret).update(`date: ${date}`).digest()
  const given = Buffer.from(decodeURIComponent(sent[2] ?? ''), 'base64')
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
