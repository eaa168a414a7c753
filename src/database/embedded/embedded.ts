import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { binaries } from '#database/embedded/binaries.ts'
import { type Cluster, clusterAt, openCluster, usableRoot } from '#database/embedded/cluster.ts'
import { createDatabase, isAlone, isReachable } from '#database/embedded/first-database.ts'
import { keep } from '#database/embedded/keeper.ts'
import { isPostgres } from '#database/embedded/process.ts'
import { type RunAs, runAs } from '#database/embedded/run-as.ts'
import { freePort } from '#server/free-port.ts'
import { StartupError } from '#server/startup-error.ts'

export interface Embedded {
  readonly url: string
  /** already running (after a kill -9, or by another process of ours) */
  readonly adopted: boolean
  /** leader of the process group */
  readonly pid: number
  /** of its files, perhaps elsewhere than wished */
  readonly root: string
  isRunning(): boolean
  /** At the same address; may find it restarted by another process. Throws when impossible. */
  raise(): Promise<void>
  stop(): Promise<void>
  /** Stops it unless another process is connected; close your own connections first. */
  leave(): Promise<void>
}

export interface EmbeddedWish {
  readonly folder: string
  readonly database: string
  readonly port?: number
  /** `false` skips fsync: survives kills, but not a crash of the machine. For tests. */
  readonly isLasting?: boolean
  /** how often a start is tried */
  readonly tries?: number
}

/** Starts npm's PostgreSQL, or adopts a running one. Bound to 127.0.0.1. */
export async function startEmbedded(wish: EmbeddedWish): Promise<Embedded> {
  const who = runAs()
  const native = await binaries('parastoo', who)
  const cluster = openCluster(path.resolve(wish.folder), native, who)
  const how = {
    native,
    who,
    wanted: wish.port ?? 54_320,
    isLasting: wish.isLasting ?? true,
    tries: wish.tries ?? 60,
  }
  const { port, adopted } = await running(cluster, how)
  const admin = urlOf(cluster, port, 'postgres')
  await createDatabase(admin, wish.database)
  const pid = lockHolder(cluster)?.pid ?? 0
  return {
    url: urlOf(cluster, port, wish.database),
    adopted,
    pid,
    root: cluster.root,
    isRunning: () => isHeld(cluster),
    raise: () => raised(cluster, { ...how, wanted: port }),
    stop: () => stop(cluster),
    leave: async () => void ((await isAlone(admin)) && (await stop(cluster))),
  }
}

export function isMade(folder: string): boolean {
  return clusterAt(usableRoot(path.resolve(folder), runAs())) !== undefined
}

/** Where the one of this folder listens now. */
export function runningEmbedded({ folder, database }: EmbeddedWish): string | undefined {
  const cluster = clusterAt(usableRoot(path.resolve(folder), runAs()))
  const holder = cluster && lockHolder(cluster)
  if (cluster === undefined || holder === undefined || !isPostgres(holder.pid)) return undefined
  return urlOf(cluster, holder.port, database)
}

interface How {
  readonly native: string
  readonly who: RunAs
  readonly wanted: number
  readonly isLasting: boolean
  readonly tries: number
  readonly isFixed?: boolean
}

/** For tests: no durability, little WAL, many connections for parallel servers. */
const hasty = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=128MB',
  'max_connections=600',
  'autovacuum=off', // databases of seconds: it would visit each of a hundred in turn
]

async function running(cluster: Cluster, how: How): Promise<{ port: number; adopted: boolean }> {
  for (let attempt = 0; attempt < how.tries; attempt++) {
    const holder = lockHolder(cluster)
    if (holder !== undefined && isPostgres(holder.pid)) {
      if (await isReachable(urlOf(cluster, holder.port, 'postgres')))
        return { port: holder.port, adopted: true }
      await sleep(250)
      continue
    }
    const port = how.isFixed === true ? how.wanted : await freePort(how.wanted)
    const url = urlOf(cluster, port, 'postgres')
    const child = launch(cluster, { ...how, wanted: port }, holder?.pid)
    if (await started(child, url)) {
      if (child.pid !== undefined && how.isLasting) keep(child.pid, url)
      return { port, adopted: false }
    }
    await sleep(200)
  }
  throw new StartupError(`PostgreSQL did not start; its log is ${cluster.root}/postgres.log`)
}

async function raised(cluster: Cluster, how: How): Promise<void> {
  const { port } = await running(cluster, { ...how, isFixed: true })
  if (port !== how.wanted)
    throw new StartupError(`PostgreSQL was started at port ${port}, and is looked for at ${how.wanted}`)
}

function launch(cluster: Cluster, how: How, stalePid: number | undefined): ChildProcess {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=300',
    'max_slot_wal_keep_size=2GB', // a backup that nobody goes on with must not fill the disk
    ...(how.isLasting ? [] : hasty),
  ]
  const child = spawn(
    path.join(how.native, 'bin/postgres'),
    ['-D', cluster.data, '-p', String(how.wanted), ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...how.who,
      env: {
        ...process.env,
        LC_ALL: 'C',
        ...(stalePid === undefined ? {} : { PG_GRANDPARENT_PID: String(stalePid) }),
      },
      stdio: ['ignore', 'ignore', openSync(path.join(cluster.root, 'postgres.log'), 'a', 0o600)],
      cwd: '/',
      detached: true, // Ctrl-C goes to us, and we stop it
    },
  )
  child.unref()
  return child
}

async function started(child: ChildProcess, url: string): Promise<boolean> {
  let ended = false
  child.once('exit', () => {
    ended = true
  })
  while (!ended) {
    if (await isReachable(url)) return true
    await sleep(25)
  }
  return false
}

async function stop(cluster: Cluster): Promise<void> {
  const holder = lockHolder(cluster)
  if (holder === undefined || !isPostgres(holder.pid)) return
  process.kill(holder.pid, 'SIGINT')
  while (isPostgres(holder.pid)) await sleep(20)
}

function isHeld(cluster: Cluster): boolean {
  const holder = lockHolder(cluster)
  return holder !== undefined && isPostgres(holder.pid)
}

function lockHolder(cluster: Cluster): { pid: number; port: number } | undefined {
  const file = path.join(cluster.data, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  return { pid: Number(lines[0]), port: Number(lines[3]) }
}

function urlOf(cluster: Cluster, port: number, database: string): string {
  return `postgres://app:${cluster.password}@127.0.0.1:${port}/${database}`
}
