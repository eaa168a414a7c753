import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import { filled, fillInto } from '../../tools/deploy/filled.ts'
import { layCables, type Machine, network, openMachine } from './machine.ts'
import { type Account, postgresAccount } from './requirements.ts'

/** A machine with etcd, Patroni and PostgreSQL. */
export interface DatabaseMachine {
  readonly machine: Machine
  readonly dataDir: string
  readonly pgbackrestFile: string
  startEtcd(): void
  startPatroni(): void
  /** kill -9 of everything at once, as when its power goes */
  die(): Promise<void>
  /** every process of it stands still, and goes on */
  freeze(): void
  thaw(): void
  /** etcd alone */
  killEtcd(): Promise<void>
  /** PostgreSQL and its Patroni, in order */
  stop(): Promise<void>
}

export interface Member {
  readonly name: string
  readonly role: string
  readonly state: string
}

export interface Cluster {
  readonly machines: readonly DatabaseMachine[]
  readonly values: Readonly<Record<string, string>>
  readonly account: Account
  /** as Patroni tells it, whoever of it answers */
  members(): Promise<readonly Member[]>
  primary(): Promise<DatabaseMachine>
  synchronousStandby(): Promise<DatabaseMachine>
  /** one primary, and as many standbys as said that stream, one of them synchronous */
  whole(standbys?: number, forMs?: number): Promise<void>
  switchover(): Promise<void>
  close(): Promise<void>
}

export const secrets = {
  POSTGRES_PASSWORD: 'drill-postgres',
  REPLICATION_PASSWORD: 'drill-replication',
  REWIND_PASSWORD: 'drill-rewind',
  PATRONI_PASSWORD: 'drill-patroni',
  OWNER_PASSWORD: 'drill-owner',
  SERVER_PASSWORD: 'drill-server',
  BACKUP_KEY: 'a key of the drill that seals its backups',
}

/** Ends with its processes when this one does; `close` ends them in order. */
export async function raiseCluster(folder: string): Promise<Cluster> {
  layCables()
  const account = postgresAccount()
  const machines = await Promise.all([1, 2, 3].map((place) => openMachine(place, folder)))
  const backups = owned(path.join(folder, 'backups'), account)
  const values = {
    ...secrets,
    ...Object.fromEntries(machines.map(({ address }, at) => [`DB${at + 1}`, address])),
    NETWORK: network,
    SHARED_BUFFERS: '256MB',
    PG_MAJOR: newestPostgres(),
    WATCHDOG: 'off',
    BACKUPS: backups,
  }
  const databases = machines.map((machine) => databaseMachine(machine, { folder, values, account }))
  for (const one of databases) one.startEtcd()
  for (const one of databases) one.startPatroni()
  const cluster = clusterOf(databases, { values, account })
  await cluster.whole(2, 180_000)
  return cluster
}

interface Laying {
  readonly folder: string
  readonly values: Readonly<Record<string, string>>
  readonly account: Account
}

function databaseMachine(machine: Machine, { folder, values, account }: Laying): DatabaseMachine {
  const own = owned(path.join(folder, machine.name), account)
  const dataDir = path.join(own, 'data')
  const here: Record<string, string> = {
    ...values,
    MACHINE: machine.name,
    ADDRESS: machine.address,
    ETCD_DATA: path.join(own, 'etcd'),
    PG_DATA: dataDir,
    RUN: own,
  }
  here.ROLES_SQL = fillInto(own, 'patroni/roles.sql', here)
  here.PGBACKREST_CONF = fillInto(own, 'pgbackrest/pgbackrest.conf', here)
  const configuration = fillInto(own, 'patroni/patroni.yml', here)
  const etcdSettings = parseEnv(filled('etcd/etcd', here)) as Record<string, string>
  let etcd: ChildProcess | undefined
  let patroni: ChildProcess | undefined
  const all = () => processesOf(machine.pid)
  return {
    machine,
    dataDir,
    pgbackrestFile: here.PGBACKREST_CONF,
    startEtcd() {
      etcd = machine.start('etcd', ['/usr/bin/etcd'], { as: account, environment: etcdSettings })
    },
    startPatroni() {
      patroni = machine.start('patroni', ['/usr/bin/patroni', configuration], { as: account })
    },
    async die() {
      while (all().length > 0) {
        signal(all(), 'SIGKILL')
        await sleep(20)
      }
    },
    freeze: () => signal(all(), 'SIGSTOP'),
    thaw: () => signal(all(), 'SIGCONT'),
    killEtcd: () => ended(etcd, 'SIGKILL'),
    stop: () => ended(patroni, 'SIGTERM'),
  }
}

export async function ended(child: ChildProcess | undefined, by: NodeJS.Signals): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
  const exit = once(child, 'exit')
  child.kill(by)
  await exit
}

/** Everything in a machine but the process that holds its network. */
function processesOf(holder: number): readonly number[] {
  const net = (pid: number) => {
    try {
      return readlinkSync(`/proc/${pid}/ns/net`)
    } catch {
      return undefined // it has ended
    }
  }
  const here = net(holder)
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== holder && net(pid) === here && !isDead(pid))
}

function isDead(pid: number): boolean {
  try {
    return /^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return true
  }
}

function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids)
    try {
      process.kill(pid, name)
    } catch {
      // it ended by itself
    }
}

function clusterOf(
  machines: readonly DatabaseMachine[],
  { values, account }: Pick<Cluster, 'values' | 'account'>,
): Cluster {
  async function members(): Promise<readonly Member[]> {
    for (const { machine } of machines) {
      const signal = AbortSignal.timeout(2000)
      const told = await fetch(`http://${machine.address}:8008/cluster`, { signal }).catch(() => undefined)
      if (told?.ok === true) return ((await told.json()) as { members: readonly Member[] }).members
    }
    return []
  }
  async function withRole(...roles: readonly string[]): Promise<DatabaseMachine> {
    const name = (await members()).find(({ role }) => roles.includes(role))?.name
    const found = machines.find(({ machine }) => machine.name === name)
    if (found === undefined) throw new Error(`no machine is ${roles.join(' or ')}`)
    return found
  }
  const primary = () => withRole('leader')
  return {
    machines,
    values,
    account,
    members,
    primary,
    synchronousStandby: () => withRole('sync_standby'),
    async whole(standbys = 2, forMs = 120_000) {
      const end = performance.now() + forMs
      for (;;) {
        const all = await members()
        const running = all.filter(({ state }) => state === 'running' || state === 'streaming')
        const count = (role: string) => running.filter((one) => one.role === role).length
        if (count('leader') === 1 && count('sync_standby') >= 1 && running.length > standbys) return
        if (performance.now() > end) throw new Error(`the cluster is not whole: ${JSON.stringify(all)}`)
        await sleep(250)
      }
    },
    async switchover() {
      const leader = (await primary()).machine
      const candidate = (await withRole('sync_standby')).machine.name
      const basic = Buffer.from(`patroni:${values.PATRONI_PASSWORD}`).toString('base64')
      const told = await fetch(`http://${leader.address}:8008/switchover`, {
        method: 'POST',
        headers: { authorization: `Basic ${basic}`, 'content-type': 'application/json' },
        body: JSON.stringify({ leader: leader.name, candidate }),
      })
      if (!told.ok) throw new Error(`no switchover: ${told.status} ${await told.text()}`)
    },
    close: async () => void (await Promise.all(machines.map(({ stop }) => stop()))),
  }
}

function owned(folder: string, { uid, gid }: Account): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  chmodSync(folder, 0o700)
  chownSync(folder, uid, gid)
  return folder
}

function newestPostgres(): string {
  const versions = readdirSync('/usr/lib/postgresql').map(Number)
  return String(Math.max(...versions))
}
