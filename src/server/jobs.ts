import type { FastifyBaseLogger } from 'fastify'
import { fromKysely, type JobResult, PgBoss } from 'pg-boss'
import type { Trx } from '#database/database.ts'
import { watchDue } from '#server/due-queues.ts'
import { type LaidAside, laidAsideIn, openLaidAside } from '#server/failed-jobs.ts'
import { Listener } from '#server/listener.ts'
import { bell } from '#server/queue-wakeup.ts'
import { openQueues } from '#server/queues.ts'
import { continued, traced } from '#server/tracing/trace-jobs.ts'

/** Jobs run at least once: handlers must be idempotent. */
export interface Jobs {
  queue<Data extends object>(
    name: string,
    work: (data: Data) => Promise<void>,
    options?: QueueOptions,
  ): Queue<Data>
  every(name: string, cron: string, work: () => Promise<void>): void
}

export interface Queue<Data extends object> {
  send(data: Data, when?: SendWhen): Promise<void>
}

export interface SendWhen {
  /** not before this instant */
  readonly at?: Temporal.Instant
  readonly within?: Trx
}

export interface QueueOptions {
  /** retries before it is laid aside */
  readonly retryLimit?: number
  readonly isSwept?: true
  readonly together?: number
}

export interface RunningJobs extends Jobs {
  readonly laidAside: LaidAside
  /** Call once, after all rooms have opened. `sending` only enqueues. */
  start(as?: 'working' | 'sending'): Promise<void>
  /** Hands unfinished jobs back and stops. */
  stop(): Promise<void>
}

interface Declared {
  readonly name: string
  readonly work: (data: object) => Promise<void>
  readonly options: QueueOptions
  readonly cron?: string
}

/** pg-boss: enqueued in the caller's transaction, resumed after a crash. It listens past a pooler, at `directUrl`. */
export function openJobs(
  databaseUrl: string,
  log: FastifyBaseLogger,
  directUrl: string = databaseUrl,
): RunningJobs {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    schema: 'jobs',
    max: 4,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
  })
  const laidAside = laidAsideIn(boss, log)
  boss.on('error', (error) => log.error({ err: error }, 'jobs.error'))
  const declared: Declared[] = [tellingOf(laidAside)]
  const workers = new Map<string, string>()
  let unwatch = () => undefined as void
  const wake = (queue: string) => boss.notifyWorker(workers.get(queue) ?? '')
  const sent = bell(async (queues) => {
    const elsewhere = queues.filter((queue) => !workers.has(queue))
    for (const queue of queues) wake(queue)
    if (elsewhere.length > 0)
      await boss
        .getDb()
        .executeSql(ringing, [elsewhere])
        .catch(() => undefined)
  })
  const ear = new Listener(
    directUrl,
    { name: 'jobs', channel, hear: wake, reconnected: () => undefined },
    log,
  )
  return {
    queue(name, work, options = {}) {
      declared.push({ name, work: work as Declared['work'], options })
      return {
        async send(data, when) {
          await send(boss, { name, data }, when)
          if (when?.at === undefined) sent(name)
        },
      }
    },
    laidAside,
    every: (name, cron, work) => void declared.push({ name, work, options: {}, cron }),
    async start(as = 'working') {
      await start(boss, { declared, log, workers, isWorking: as === 'working' })
      if (as !== 'working') return
      unwatch = watchDue(boss, { queues: [...workers.keys()], wake })
      await ear.connect()
    },
    async stop() {
      unwatch()
      await ear.close()
      await boss.stop({ graceful: true, timeout: 8000 })
    },
  }
}

function tellingOf(laidAside: LaidAside): Declared {
  const options = { isSwept: true, retryLimit: 0 } as const
  return { name: 'server.laid-aside', options, cron: '* * * * *', work: laidAside.tell }
}

/** Who works is woken by a bell, or by what has fallen due; this is only for a wake-up that went astray. */
const strayedSeconds = 60

/** Tells processes that work at queues that something was sent to them by one that does not. */
const channel = 'jobs_sent'
const ringing = `select pg_notify('${channel}', queue) from unnest($1::text[]) as queue`

async function send(boss: PgBoss, job: { name: string; data: object }, when: SendWhen = {}): Promise<void> {
  await boss.send(job.name, traced(job.data), {
    ...(when.at === undefined ? {} : { startAfter: new Date(when.at.epochMilliseconds) }),
    ...(when.within === undefined ? {} : { db: fromKysely(when.within) }),
  })
}

interface Starting {
  readonly declared: readonly Declared[]
  readonly log: FastifyBaseLogger
  readonly workers: Map<string, string>
  readonly isWorking: boolean
}

async function start(boss: PgBoss, { declared, log, workers, isWorking }: Starting): Promise<void> {
  await boss.start()
  await openLaidAside(boss)
  await openQueues(boss, declared)
  if (isWorking) for (const job of declared) workers.set(job.name, await work(boss, job, log))
}

async function work(boss: PgBoss, job: Declared, log: FastifyBaseLogger): Promise<string> {
  const polling = {
    batchSize: job.options.together ?? 8,
    burstWhenBatchFull: true,
    perJobResults: true,
    pollingIntervalSeconds: strayedSeconds,
  } as const
  return boss.work<object, unknown, typeof polling>(job.name, polling, (batch) =>
    Promise.all(batch.map((one) => continued(job.name, one, (untraced) => done(job, untraced, log)))),
  )
}

async function done(
  job: Declared,
  one: { id: string; data: object },
  log: FastifyBaseLogger,
): Promise<JobResult> {
  try {
    await job.work(one.data)
    return { id: one.id, status: 'completed' }
  } catch (error) {
    log.warn({ err: error, job: job.name, data: one.data }, 'job.failed')
    return { id: one.id, status: 'failed', output: { message: String(error) } }
  }
}
