import type { FastifyInstance } from 'fastify'
import type { Call } from '#calls/call.ts'
import { openapi } from '#server/openapi.ts'
import type { Readiness } from '#server/readiness.ts'

export interface Health {
  readonly readiness: Readiness
  readonly rooms: Readonly<Record<string, { readonly calls: Readonly<Record<string, Call>> }>>
  readonly version: string
}

/** A proxy believes 404 at once (HAProxy's `disable-on-404`), and 503 only when it was heard some times. */
const notReady = { leaving: 404, database: 503 } as const

export function serveHealth(app: FastifyInstance, { readiness, rooms, version }: Health): void {
  let page: string | undefined
  const written = () => (page ??= JSON.stringify(openapi(namedByRoom(rooms), version)))
  app.get('/healthz', async () => ({ alive: true }))
  app.get('/readyz', async (_request, reply) => {
    const standing = await readiness.status()
    return reply
      .status(standing.ready ? 200 : notReady[standing.why])
      .header('cache-control', 'no-store')
      .send(standing)
  })
  app.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(written()))
}

function namedByRoom(rooms: Health['rooms']): Readonly<Record<string, Call>> {
  return Object.fromEntries(
    Object.entries(rooms).flatMap(([room, { calls }]) =>
      Object.entries(calls).map(([name, call]) => [`${room}.${name}`, call] as const),
    ),
  )
}
