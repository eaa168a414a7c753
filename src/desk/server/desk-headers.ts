import type { FastifyInstance } from 'fastify'

const ofDesk = /^\/(?:api\/)?desk(?:[/.?]|$)/i

export function isOfDesk(url: string): boolean {
  return ofDesk.test(url)
}

/** Nothing of the desk is stored or found by search engines, refusals included. */
export function deskHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    if (isOfDesk(url))
      reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' })
  })
}
