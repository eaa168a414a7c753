import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import pg from 'pg'

export interface Readiness {
  /** Queries the database at most once a second. */
  status(): Promise<ReadinessStatus>
  /** From now on this process says that it is going, so that nobody new is sent to it. */
  leave(): void
  readonly isLeaving: boolean
  close(): Promise<void>
}

export type ReadinessStatus =
  | { readonly ready: true }
  | { readonly ready: false; readonly why: 'leaving' | 'database' }

/** Own connections (buyers may use all others), with a test write: a read-only database takes no orders. */
export function openReadiness(databaseUrl: string, log: FastifyBaseLogger, keptMs = 1000): Readiness {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: 2000,
    statement_timeout: 2000,
    query_timeout: 3000,
    application_name: 'parastoo readiness',
  })
  pool.on('error', () => undefined)
  // retried once: an idle connection may have died
  const isWritable = onceA(keptMs, async () => (await hasWritten(pool, log)) || (await hasWritten(pool, log)))
  let isLeaving = false
  return {
    async status() {
      if (isLeaving) return { ready: false, why: 'leaving' }
      return (await isWritable()) ? { ready: true } : { ready: false, why: 'database' }
    },
    leave: () => void (isLeaving = true),
    get isLeaving() {
      return isLeaving
    },
    close: () => pool.end(),
  }
}

async function hasWritten(pool: pg.Pool, log: FastifyBaseLogger): Promise<boolean> {
  try {
    await pool.query(
      `insert into server.proof_of_writing (written_at) values (clock_timestamp())
       on conflict (id) do update set written_at = excluded.written_at`,
    )
    return true
  } catch (error) {
    log.warn({ err: error }, 'readiness.not-written')
    return false
  }
}

/** Shares one result among all calls within so many milliseconds. */
function onceA<T>(ms: number, find: () => Promise<T>): () => Promise<T> {
  let last: Promise<T> | undefined
  let until = Number.POSITIVE_INFINITY
  return () => {
    if (last !== undefined && performance.now() < until) return last
    until = Number.POSITIVE_INFINITY
    last = find().finally(() => {
      until = performance.now() + ms
    })
    return last
  }
}

/** Closes keep-alive connections while leaving. */
export function endConnectionsOnLeaving(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (readiness.isLeaving) reply.header('connection', 'close')
  })
}
