import { createServer } from 'node:http'
import type { ServerBuild } from 'react-router'
import { createServer as createBuilder } from 'vite'
import type { Pages } from '#web/server/pages.ts'

/** Pages straight from their sources, renewed in the browser as they are edited, on the product's own port. */
export async function developmentPages(): Promise<Pages> {
  const server = createServer()
  const builder = await createBuilder({
    server: { middlewareMode: true, ws: { server } },
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
