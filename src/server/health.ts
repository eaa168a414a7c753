import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Call } from '#calls/call.ts'
import { all, type Database } from '#database/database.ts'
import { openapi } from '#server/openapi.ts'

export interface Health {
  readonly database: Database
  /** every room's calls, by the room's name */
  readonly rooms: Readonly<Record<string, { readonly calls: Readonly<Record<string, Call>> }>>
  readonly version: string
}

/** Alive, ready to serve, and what can be asked: for whoever watches the house or builds against it. */
export function serveHealth(app: FastifyInstance, { database, rooms, version }: Health): void {
  const page = JSON.stringify(openapi(namedByRoom(rooms), version))
  app.get('/healthz', async () => ({ alive: true }))
  app.get('/readyz', async (_request, reply) => {
    const ready = await isAnswering(database)
    return reply.status(ready ? 200 : 503).send({ ready })
  })
  app.get('/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(page))
}

async function isAnswering(database: Database): Promise<boolean> {
  try {
    await all(database, sql`select 1`)
    return true
  } catch {
    return false // not ready is the answer, whatever the reason; the statement's own failure is logged by its askers
  }
}

function namedByRoom(rooms: Health['rooms']): Readonly<Record<string, Call>> {
  return Object.fromEntries(
    Object.entries(rooms).flatMap(([room, { calls }]) =>
      Object.entries(calls).map(([name, call]) => [`${room}.${name}`, call] as const),
    ),
  )
}
