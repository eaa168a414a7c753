import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify'
import type pg from 'pg'
import type { Pooling } from '#database/database.ts'
import { steadyPool } from '#database/steady-pool.ts'
import type { Clock } from '#server/clock.ts'
import { clockFault } from '#server/database-clock.ts'

export interface Readiness {
  /** Queries the database at most once a second. */
  status(): Promise<ReadinessStatus>
  /** From now on this process says that it is going, so that nobody new is sent to it. */
  leave(): void
  readonly isLeaving: boolean
  close(): Promise<void>
}

export type ReadinessStatus =
  | { readonly ready: true; readonly clock?: ClockFault }
  | { readonly ready: false; readonly why: 'leaving' | 'database' }

/** The machine's clock is wrong: what it stamps itself, logs and certificates, is off by so much. */
export interface ClockFault {
  /** ahead of the database's, or behind when negative */
  readonly aheadMs: number
}

/** Own connections (buyers may use all others), with a test write: a read-only database takes no orders. */
export function openReadiness(
  databaseUrl: string,
  log: FastifyBaseLogger,
  {
    keptMs = 1000,
    clock,
    isPooled = false,
  }: Pooling & { readonly keptMs?: number; readonly clock?: Clock } = {},
): Readiness {
  const pool = steadyPool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: 2000,
    ...(isPooled ? {} : { statement_timeout: 2000 }),
    query_timeout: 3000,
    application_name: 'parastoo readiness',
  })
  // retried once: an idle connection may have died
  const isWritable = onceA(keptMs, async () => (await hasWritten(pool, log)) || (await hasWritten(pool, log)))
  let isLeaving = false
  return {
    async status() {
      if (isLeaving) return { ready: false, why: 'leaving' }
      if (!(await isWritable())) return { ready: false, why: 'database' }
      const aheadMs = clock === undefined ? undefined : clockFault(clock)
      return aheadMs === undefined ? { ready: true } : { ready: true, clock: { aheadMs } }
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

/** Closes keep-alive connections while leaving; also of requests that began before, or closing waits until they time out. */
export function endConnectionsOnLeaving(app: FastifyInstance, readiness: Readiness): void {
  const end = async (_request: unknown, reply: FastifyReply) => {
    if (readiness.isLeaving) reply.header('connection', 'close')
  }
  app.addHook('onRequest', end)
  app.addHook('onSend', end)
}
