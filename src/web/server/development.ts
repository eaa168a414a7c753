import { createServer } from 'node:http'
import type { ServerBuild } from 'react-router'
import { createServer as createBuilder } from 'vite'
import { freePort } from '#server/free-port.ts'
import type { Pages } from '#web/server/pages.ts'

/** Pages straight from their sources, on the product's own port; what was edited comes to the browser over another. */
export async function developmentPages(): Promise<Pages> {
  const server = createServer()
  const builder = await createBuilder({
    // the product answers every upgrade on its own port, so the builder's socket stands beside it
    server: { middlewareMode: true, ws: { port: await freePort(24_678) } },
    appType: 'custom',
  })
  return {
    build: () => builder.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    serverFactory(handler) {
      server.on('request', (request, response) =>
        builder.middlewares(request, response, () => handler(request, response)),
      )
      return server
    },
    close: () => builder.close(),
  }
}
