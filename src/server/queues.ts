import type { PgBoss } from 'pg-boss'
import { laidAsideQueue } from '#server/failed-jobs.ts'

export interface DeclaredQueue {
  readonly name: string
  readonly options: { readonly retryLimit?: number; readonly isSwept?: true }
  readonly cron?: string
}

/** Writes only what differs from the database: a house has some seventy queues, and most starts find them all. */
export async function openQueues(boss: PgBoss, declared: readonly DeclaredQueue[]): Promise<void> {
  const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const crons = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
  for (const { name, options, cron } of declared) {
    const wanted = optionsOf(options)
    const found = there.get(name)
    if (found === undefined) await boss.createQueue(name, made(wanted))
    else if (differs(found, wanted)) await boss.updateQueue(name, wanted)
    if (cron !== undefined && crons.get(name) !== cron) await boss.schedule(name, cron)
  }
}

type Wanted = ReturnType<typeof optionsOf>

function optionsOf({ retryLimit = 20, isSwept }: DeclaredQueue['options']) {
  return {
    expireInSeconds: 60,
    heartbeatSeconds: 10,
    retryLimit,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 60,
    deadLetter: isSwept === true ? null : laidAsideQueue,
  }
}

const made = ({ deadLetter, ...others }: Wanted) => (deadLetter === null ? others : { ...others, deadLetter })

const differs = (found: object, wanted: Wanted): boolean =>
  Object.entries(wanted).some(([option, value]) => (found as Record<string, unknown>)[option] !== value)
