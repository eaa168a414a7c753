import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { openSync, readlinkSync } from 'node:fs'
import path from 'node:path'
import type { Account } from './requirements.ts'

/** A network of its own with one address, and what runs there. */
export interface Machine {
  readonly name: string
  readonly address: string
  readonly pid: number
  start(what: string, command: readonly string[], how?: HowToRun): ChildProcess
  /** Neither hears of the other any more; everybody else hears of both. */
  cutFrom(other: string): void
  joinTo(other: string): void
}

export interface HowToRun {
  readonly as?: Account
  readonly environment?: Readonly<Record<string, string>>
}

/** This side of all cables. */
export const hubAddress = '10.90.0.1'
export const network = '10.90.0.0/24'

const bridge = 'cables'

export function layCables(): void {
  ip('link set lo up')
  ip(`link add ${bridge} type bridge`)
  ip(`addr add ${hubAddress}/24 dev ${bridge}`)
  ip(`link set ${bridge} up`)
}

export async function openMachine(place: number, folder: string): Promise<Machine> {
  const name = `db${place}`
  const address = `10.90.0.${10 + place}`
  const holder = spawn('unshare', ['--net', 'sleep', 'infinity'], { stdio: 'ignore' })
  const pid = holder.pid ?? 0
  await hasOwnNetwork(pid)
  ip(`link add cable${place} type veth peer name eth0 netns ${pid}`)
  ip(`link set cable${place} master ${bridge}`)
  ip(`link set cable${place} up`)
  const inside = (words: string) =>
    execFileSync('nsenter', ['-t', String(pid), '-n', 'ip', ...words.split(' ')])
  inside('link set lo up')
  inside(`addr add ${address}/24 dev eth0`)
  inside('link set eth0 up')
  return {
    name,
    address,
    pid,
    start(what, command, { as, environment = {} } = {}) {
      const log = openSync(path.join(folder, `${name}-${what}.log`), 'a')
      const who = as === undefined ? [] : ['-S', String(as.uid), '-G', String(as.gid)]
      return spawn('nsenter', ['-t', String(pid), '-n', ...who, '--', ...command], {
        cwd: folder,
        stdio: ['ignore', log, log],
        env: { PATH: process.env.PATH, HOME: folder, LANG: 'C.UTF-8', ...environment },
      })
    },
    cutFrom: (other) => void inside(`route add blackhole ${other}/32`),
    joinTo: (other) => void inside(`route del blackhole ${other}/32`),
  }
}

function ip(words: string): void {
  execFileSync('ip', words.split(' '))
}

async function hasOwnNetwork(pid: number): Promise<void> {
  const link = (of: number | string) => readlinkSync(`/proc/${of}/ns/net`)
  const here = link('self')
  for (let turn = 0; turn < 200; turn++) {
    if (link(pid) !== here) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error('a machine got no network of its own')
}
