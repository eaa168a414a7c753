import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { fromKysely, type JobWithMetadata, type PgBoss } from 'pg-boss'
import type { Trx } from '#database/database.ts'
import { refusals } from '#server/refusal.ts'

const refuse = refusals({
  JOB_NOT_FOUND: { says: 'کار کنارگذاشته‌ای با این شماره نیست.', status: 404 },
  JOB_NOT_TAKEN: { says: 'صف این کار دیگر نیست؛ فقط می‌شود آن را با یک دلیل بست.', status: 409 },
  REASON_MISSING: { says: 'دلیل بستن را بنویسید؛ دست‌کم سه حرف و دست‌بالا پانصد حرف.' },
})

export interface LaidAsideJob {
  readonly id: string
  readonly queue: string
  readonly data: object
  readonly since: Temporal.Instant
  readonly tries: number
  /** what its last failure said */
  readonly says: string
}

export interface LaidAside {
  /** All of them, the oldest first. */
  list(): Promise<readonly LaidAsideJob[]>
  tell(): Promise<void>
  /** Refuses JOB_NOT_FOUND, and JOB_NOT_TAKEN when its queue is gone or another was faster. */
  again(id: string, trx: Trx): Promise<LaidAsideJob>
  /** In a transaction. Refuses JOB_NOT_FOUND, REASON_MISSING. */
  close(trx: Trx, id: string, why: { reason: string; at: Temporal.Instant }): Promise<LaidAsideJob>
}

export const laidAsideQueue = 'laid-aside'

/** a queue alone would delete it after two weeks */
const keptSeconds = 365 * 24 * 3600

export async function openLaidAside(boss: PgBoss): Promise<void> {
  await boss.createQueue(laidAsideQueue)
  await boss.updateQueue(laidAsideQueue, { retentionSeconds: keptSeconds })
}

export function laidAsideIn(boss: PgBoss, log: FastifyBaseLogger): LaidAside {
  async function list(): Promise<readonly LaidAsideJob[]> {
    const jobs = await boss.findJobs<object>(laidAsideQueue)
    return jobs
      .filter(({ state }) => state !== 'completed' && state !== 'cancelled')
      .map(shown)
      .toSorted((a, b) => Temporal.Instant.compare(a.since, b.since))
  }
  async function one(id: string): Promise<LaidAsideJob> {
    const found = (await list()).find((job) => job.id === id)
    if (found === undefined) throw refuse('JOB_NOT_FOUND')
    return found
  }
  return {
    list,
    async tell() {
      const jobs = await list()
      if (jobs.length === 0) return
      const queues = Object.fromEntries(
        [...Map.groupBy(jobs, ({ queue }) => queue)].map(([queue, { length }]) => [queue, length]),
      )
      log.warn({ jobs: jobs.length, queues, since: String(jobs[0]?.since) }, 'jobs.laid-aside')
    },
    async again(id, trx) {
      const job = await one(id)
      const given = await boss.redrive(laidAsideQueue, { ids: [id], db: fromKysely(trx) })
      if (given !== 1) throw refuse('JOB_NOT_TAKEN')
      return job
    },
    async close(trx, id, { reason, at }) {
      if (reason.trim().length < 3 || reason.trim().length > 500) throw refuse('REASON_MISSING')
      const job = await one(id)
      const { queue, data, since, says } = job
      await lock(trx, id)
      await sql`insert into server.closed_jobs (id, queue, data, failed_at, said, reason, closed_at)
        values (${id}, ${queue}, ${JSON.stringify(data)}::jsonb, ${since}, ${says}, ${reason.trim()}, ${at})
        on conflict (id) do nothing`.execute(trx)
      await boss.deleteJob(laidAsideQueue, id, { db: fromKysely(trx) })
      return job
    },
  }
}

/** Of two who close one or give it back, the later finds nothing. */
async function lock(trx: Trx, id: string): Promise<void> {
  const { rows } =
    await sql`select from jobs.job where name = ${laidAsideQueue} and id = ${id} for update`.execute(trx)
  if (rows.length === 0) throw refuse('JOB_NOT_FOUND')
}

function shown(job: JobWithMetadata): LaidAsideJob {
  const output: { readonly message?: unknown } | null = job.sourceOutput
  return {
    id: job.id,
    queue: job.sourceName ?? laidAsideQueue,
    data: job.data ?? {},
    since: Temporal.Instant.fromEpochMilliseconds(job.createdOn.getTime()),
    tries: (job.sourceRetryCount ?? 0) + 1,
    says: typeof output?.message === 'string' ? output.message : JSON.stringify(output ?? {}),
  }
}
