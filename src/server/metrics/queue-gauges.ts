import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { laidAsideQueue } from '#server/failed-jobs.ts'
import type { House } from '#server/house.ts'
import type { GaugeWish, Metrics, Sample } from '#server/metrics/metrics.ts'

interface QueueRow {
  readonly queue: string
  readonly due: number
  readonly running: number
  readonly age: number
}

/** How many jobs wait past their time in each queue, since when the first of them does, and what was laid aside. */
export function measureQueues({ add }: Metrics, house: Pick<House, 'database' | 'clock'>): void {
  let reading: Promise<readonly QueueRow[]> | undefined
  const read = () => {
    reading ??= queues(house).finally(() => {
      reading = undefined
    })
    return reading
  }
  const gauge = (name: string, help: string, value: (row: QueueRow) => number): GaugeWish => ({
    name,
    help,
    labels: ['queue'],
    read: async () => (await read()).map((row) => ({ labels: { queue: row.queue }, value: value(row) })),
  })
  add(gauge('parastoo_jobs_due', 'Jobs whose time has come and that nobody works on', ({ due }) => due))
  add(gauge('parastoo_jobs_running', 'Jobs that are worked on', ({ running }) => running))
  add(gauge('parastoo_jobs_due_age_seconds', 'Since when the oldest of them is due', ({ age }) => age))
  add({
    name: 'parastoo_jobs_laid_aside',
    help: 'Jobs that failed to the end and wait for a person, by their queue',
    labels: ['queue'],
    read: () => laidAside(house),
  })
}

function queues({ database, clock }: Pick<House, 'database' | 'clock'>): Promise<readonly QueueRow[]> {
  const now = clock.now()
  return all(
    database,
    sql<QueueRow>`
      select queue.name as queue, count(job.id) filter (where state <> 'active') as due,
        count(job.id) filter (where state = 'active') as running,
        coalesce(extract(epoch from ${now}::timestamptz - min(start_after) filter (where state <> 'active')), 0)::float8 as age
      from jobs.queue
      left join jobs.job on job.name = queue.name
        and (state in ('created', 'retry') and start_after <= ${now} or state = 'active')
      where queue.name <> ${laidAsideQueue} group by queue.name`,
  )
}

function laidAside({ database }: Pick<House, 'database'>): Promise<readonly Sample[]> {
  return all(
    database,
    sql<Sample>`
      select json_build_object('queue', coalesce(source_name, name)) as labels, count(*) as value
      from jobs.job where name = ${laidAsideQueue} and state not in ('completed', 'cancelled')
      group by coalesce(source_name, name)`,
  )
}
