import type { FastifyInstance } from 'fastify'
import { DuffelRefusal } from './errors.ts'
import { refused } from './weather.ts'

export const token = 'duffel_test_house_twin'

/** Test mode: the house's token and Duffel's version 2 are asked of every call below `path`. */
export function guard(app: FastifyInstance, path: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(path)) return undefined
    if (request.headers.authorization !== `Bearer ${token}`)
      return refused(
        reply,
        new DuffelRefusal(401, 'authentication_error', [
          'access_token_not_found',
          'The access token is not known.',
        ]),
      )
    if (request.headers['duffel-version'] !== 'v2')
      return refused(
        reply,
        new DuffelRefusal(400, 'invalid_request_error', [
          'unsupported_version',
          'Duffel-Version must be v2.',
        ]),
      )
    return undefined
  })
}
