import { setTimeout as sleep } from 'node:timers/promises'
import type { Violation } from '../crash/verdict.ts'
import type { Cluster, DatabaseMachine } from './cluster.ts'
import type { Ground } from './ground.ts'
import type { Machine } from './machine.ts'
import { type Rolled, rollOut } from './new-build.ts'
import { type Marker, openMarker } from './stale-writer.ts'

export interface Step {
  readonly title: string
  /** seconds without purchases that are aimed at */
  readonly aim?: number
  /** The fault from its beginning to its end. */
  inflict(ground: Ground): Promise<Seen>
}

export interface Seen {
  /** what must not be */
  readonly violations: readonly Violation[]
  readonly rolled?: Rolled
}

const nothing: Seen = { violations: [] }

export const steps = {
  switchover: {
    title: 'planned switchover',
    aim: 5,
    async inflict({ cluster }) {
      await cluster.switchover()
      return nothing
    },
  },
  'dead-primary': {
    title: 'kill -9 of the primary, its Patroni and its etcd',
    aim: 30,
    async inflict({ cluster }) {
      const primary = await cluster.primary()
      await primary.die()
      await replaced(cluster, 'leader', primary)
      primary.startEtcd()
      primary.startPatroni()
      return nothing
    },
  },
  'frozen-primary': {
    title: 'SIGSTOP of the primary beyond its lease',
    aim: 30,
    async inflict(ground) {
      const { cluster } = ground
      const primary = await cluster.primary()
      const marker = await openMarker(ground, primary.machine.address)
      primary.freeze()
      await replaced(cluster, 'leader', primary)
      await sleep(3000)
      return woken(marker, primary.thaw)
    },
  },
  'etcd-away': {
    title: 'etcd away for a minute',
    async inflict({ cluster }) {
      await Promise.all(cluster.machines.map(({ killEtcd }) => killEtcd()))
      await sleep(60_000)
      for (const { startEtcd } of cluster.machines) startEtcd()
      return nothing
    },
  },
  'standby-away': {
    title: 'kill -9 of the synchronous standby',
    async inflict({ cluster }) {
      const standby = await cluster.synchronousStandby()
      await standby.die()
      await replaced(cluster, 'sync_standby', standby)
      await sleep(10_000)
      standby.startEtcd()
      standby.startPatroni()
      return nothing
    },
  },
  'cut-pair': {
    title: 'no network between the primary and its synchronous standby',
    async inflict({ cluster }) {
      const [primary, standby] = [await cluster.primary(), await cluster.synchronousStandby()]
      return cut([[primary.machine, standby.machine]])
    },
  },
  'cut-off': {
    title: 'the primary without network to the other two',
    aim: 30,
    async inflict(ground) {
      const { cluster } = ground
      const primary = await cluster.primary()
      const others = cluster.machines.filter((one) => one !== primary)
      const marker = await openMarker(ground, primary.machine.address)
      await cut(others.map((other) => [primary.machine, other.machine] as const))
      return woken(marker, () => undefined)
    },
  },
  balancer: {
    title: 'HAProxy restarted',
    async inflict({ balancer }) {
      await balancer.restart()
      return nothing
    },
  },
  'new-build': {
    title: 'servers rolled one by one to a build with a new migration',
    async inflict(ground) {
      return { violations: [], rolled: await rollOut(ground) }
    },
  },
} as const satisfies Record<string, Step>

export type StepName = keyof typeof steps

export function stepsNamed(names: string | undefined): readonly StepName[] {
  const all = Object.keys(steps) as StepName[]
  if (names === undefined) return all
  return names.split(',').map((name) => {
    const found = all.find((one) => one === name)
    if (found === undefined) throw new RangeError(`no step is called ${name}; there are: ${all.join(', ')}`)
    return found
  })
}

async function replaced({ members }: Cluster, role: string, old: DatabaseMachine): Promise<void> {
  for (let turn = 0; turn < 480; turn++) {
    const now = (await members()).find((one) => one.role === role && one.state === 'running')
    if (now !== undefined && now.name !== old.machine.name) return
    await sleep(250)
  }
  throw new Error(`nobody took the place of the ${role}`)
}

/** What it still answers after another took its place must be found there. */
async function woken(marker: Marker, wake: () => void): Promise<Seen> {
  wake()
  await sleep(5000)
  const acknowledged = await marker.end()
  const missing = await marker.missing(acknowledged)
  const violations = missing.map((id) => ({
    kind: 'lost' as const,
    law: 'a primary that was replaced answers no commit',
    what: `mark ${id} was answered by ${marker.address} and is not there`,
  }))
  return { violations }
}

type Pair = readonly [Machine, Machine]

/** For forty seconds, in which a lease ends. */
async function cut(pairs: readonly Pair[]): Promise<Seen> {
  for (const [one, other] of pairs) {
    one.cutFrom(other.address)
    other.cutFrom(one.address)
  }
  await sleep(40_000)
  for (const [one, other] of pairs) {
    one.joinTo(other.address)
    other.joinTo(one.address)
  }
  return nothing
}
