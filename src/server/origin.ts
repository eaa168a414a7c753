import type { FastifyInstance } from 'fastify'
import { refuse } from '#server/refusals.ts'

const harmless = new Set(['GET', 'HEAD', 'OPTIONS'])

declare module 'fastify' {
  interface FastifyContextConfig {
    fromAnywhere?: boolean
  }
}

export function guardOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { origin } = request.headers
    if (harmless.has(request.method) || origin === undefined) return
    if (request.routeOptions.config.fromAnywhere === true) return
    if (hostOf(origin) !== request.host) throw refuse('FOREIGN_ORIGIN')
  })
}

function hostOf(origin: string): string | undefined {
  return URL.parse(origin)?.host
}
