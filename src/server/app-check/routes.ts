import type { appCheckCalls } from '#server/app-check/calls.ts'
import { checkUpdate } from '#server/app-check/check-update.ts'
import type { AppSettings } from '#server/app-settings.ts'
import type { Handlers } from '#server/handlers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** of the service worker it serves; undefined in development */
    siteVersion?: string
  }
}

export function appCheckHandlers({ android, ios }: AppSettings): Handlers<typeof appCheckCalls> {
  return {
    checkUpdate: async ({ body, request }) =>
      checkUpdate(body, { site: request.server.siteVersion, android, ios }),
  }
}
