import { createServer } from 'node:http'
import type { ServerBuild } from 'react-router'
import { createServer as createBuilder } from 'vite'
import { freePort } from '#server/free-port.ts'
import type { Pages } from '#web/server/pages.ts'

export async function developmentPages(): Promise<Pages> {
  const server = createServer()
  const port = await freePort(24_678)
  // our server answers all upgrades, so the builder's socket needs its own port
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

/** The builder would exit the process on SIGTERM before our shutdown is done. */
async function withoutEnds<T>(make: () => Promise<T>): Promise<T> {
  const ours = { terms: process.listeners('SIGTERM'), ends: process.stdin.listeners('end') }
  const made = await make()
  for (const term of process.listeners('SIGTERM'))
    if (!ours.terms.includes(term)) process.off('SIGTERM', term)
  for (const end of process.stdin.listeners('end'))
    if (!ours.ends.includes(end)) process.stdin.off('end', end)
  return made
}
