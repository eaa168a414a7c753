import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Database, one } from '#database/database.ts'
import { workedSeconds } from '../../tools/cpu.ts'

/** What something took of a server, of the database and of its log. */
export interface Cost {
  /** milliseconds of a processor */
  readonly serverMs: number
  readonly databaseMs: number
  readonly logBytes: number
}

export interface Meter {
  /** of one of the many that `work` did, without what a house at rest takes in the same time */
  costOf(work: () => Promise<number>): Promise<Cost>
  /** of a second at rest */
  readonly rest: Cost
}

const restSeconds = 10
/** what a house begins with, such as the prices of a year, is over when a server works less in a second */
const calmMs = 50
const longestMs = 120_000

/** A server tells what it worked at its metrics' port; PostgreSQL's processes are looked up in /proc. */
export async function openMeter(database: Database, metricsUrl: string): Promise<Meter> {
  const { pid } = await one(database, sql<{ pid: number }>`select pg_backend_pid() as pid`)
  const postmaster = parentOf(pid)
  const read = async () => ({
    serverMs: await serverMs(metricsUrl),
    databaseMs: databaseMs(postmaster),
    logBytes: await logEnd(database),
  })
  /** all that was taken, and seconds that it took */
  async function taken(work: () => Promise<unknown>) {
    const [begun, before] = [performance.now(), await read()]
    await work()
    return { all: minus(await read(), before), seconds: (performance.now() - begun) / 1000 }
  }
  async function resting(seconds: number): Promise<Cost> {
    const { all, seconds: took } = await taken(() => sleep(seconds * 1000))
    return per(all, took)
  }
  const end = performance.now() + longestMs
  while ((await resting(2)).serverMs > calmMs && performance.now() < end);
  const rest = await resting(restSeconds)
  return {
    rest,
    async costOf(work) {
      let done = 0
      const { all, seconds } = await taken(async () => (done = await work()))
      return per(minus(all, per(rest, 1 / seconds)), done)
    },
  }
}

/** Never below nothing: what costs less than a house at rest wanders is told as nought. */
function minus(one: Cost, other: Cost): Cost {
  const left = (what: keyof Cost) => Math.max(0, one[what] - other[what])
  return { serverMs: left('serverMs'), databaseMs: left('databaseMs'), logBytes: left('logBytes') }
}

function per(all: Cost, count: number): Cost {
  return {
    serverMs: all.serverMs / count,
    databaseMs: all.databaseMs / count,
    logBytes: all.logBytes / count,
  }
}

async function serverMs(metricsUrl: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text()
  const [, seconds] = /^process_cpu_seconds_total (\S+)/m.exec(text) ?? []
  if (seconds === undefined) throw new Error(`${metricsUrl} does not tell what the server worked`)
  return Number(seconds) * 1000
}

/** Of all its processes: those that have ended are counted by the first. */
function databaseMs(first: number): number {
  const all = readdirSync('/proc').map(Number)
  const living = all.filter((pid) => pid > 0 && (pid === first || parentOf(pid) === first))
  return living.reduce((sum, pid) => sum + 1000 * worked(pid), 0)
}

function parentOf(pid: number): number {
  try {
    const [, parent] = /^.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return Number(parent)
  } catch {
    return 0 // it has ended
  }
}

function worked(pid: number): number {
  try {
    return workedSeconds(`/proc/${pid}/stat`) ?? 0
  } catch {
    return 0 // it has ended
  }
}

async function logEnd(database: Database): Promise<number> {
  const row = await one(
    database,
    sql<{ at: number }>`select (pg_current_wal_insert_lsn() - '0/0')::bigint as at`,
  )
  return row.at
}
