import { createServer } from 'node:http'
import type { ServerBuild } from 'react-router'
import { createServer as createBuilder } from 'vite'
import { freePort } from '#server/free-port.ts'
import type { Pages } from '#web/server/pages.ts'

/** Pages straight from their sources, on the product's own port; what was edited comes to the browser over another. */
export async function developmentPages(): Promise<Pages> {
  const server = createServer()
  const port = await freePort(24_678)
  // the product answers every upgrade on its own port, so the builder's socket stands beside it
  const builder = await withoutEnds(() =>
    createBuilder({
      configLoader: 'native',
      server: { middlewareMode: true, ws: { port } },
      appType: 'custom',
    }),
  )
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

/** A builder below ours ends the process when it is asked to end: before the database is left and what is at work is done. */
async function withoutEnds<T>(make: () => Promise<T>): Promise<T> {
  const ours = { terms: process.listeners('SIGTERM'), ends: process.stdin.listeners('end') }
  const made = await make()
  for (const term of process.listeners('SIGTERM'))
    if (!ours.terms.includes(term)) process.off('SIGTERM', term)
  for (const end of process.stdin.listeners('end'))
    if (!ours.ends.includes(end)) process.stdin.off('end', end)
  return made
}
