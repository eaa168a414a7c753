import type { appCheckCalls } from '#server/app-check/calls.ts'
import { checkUpdate } from '#server/app-check/check-update.ts'
import type { AppSettings } from '#server/app-settings.ts'
import type { Handlers } from '#server/handlers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** of the service worker that a host is served; undefined in development */
    siteVersionAt?: (host: string) => string | undefined
  }
}

export function appCheckHandlers({ android, ios }: AppSettings): Handlers<typeof appCheckCalls> {
  return {
    checkUpdate: async ({ body, request }) =>
      checkUpdate(body, { site: request.server.siteVersionAt?.(request.host), android, ios }),
  }
}
