import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { unitFor } from '../../tools/deploy/unit.ts'

/** A server or a worker, as its unit starts it. */
export interface Crew {
  readonly name: string
  open(): Promise<void>
  /** as systemd ends it */
  stop(): Promise<void>
  /** another build from the next opening on */
  use(build: Build): void
  /** requests that it has answered since it was opened, by its own figures; those of its probes are not among them */
  answered(): Promise<number>
}

export interface Build {
  /** the house's sources */
  readonly house: string
  readonly settings: Readonly<Record<string, string>>
}

export interface CrewWish {
  readonly role: 'server' | 'worker'
  readonly address: string
  readonly build: Build
}

const longestStartMs = 180_000

export function crew({ role, address, build: first }: CrewWish): Crew {
  const name = `${role} at ${address}`
  let build = first
  let child: ChildProcess | undefined
  return {
    name,
    async open() {
      const { command, workingDirectory, environment } = unitFor(`parastoo-${role}.service`, build.house)
      const [program, ...words] = command
      const lines = openSync(path.join(build.settings.DATA_DIR ?? '', 'server.log'), 'a')
      const settings = { ...environment, ...build.settings, HOST: address, METRICS_HOST: address }
      child = spawn(program, words, {
        cwd: workingDirectory,
        stdio: ['ignore', lines, lines],
        env: { PATH: process.env.PATH, ...settings },
      })
      await answers(`http://${address}:${role === 'server' ? '3000/readyz' : '9465/metrics'}`, child, name)
    },
    async stop() {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
    use: (next) => void (build = next),
    answered: () => answeredBy(`http://${address}:${role === 'server' ? 9464 : 9465}/metrics`),
  }
}

async function answeredBy(figures: string): Promise<number> {
  const lines = (await (await fetch(figures)).text()).split('\n')
  return lines
    .filter((line) => line.startsWith('http_server_request_duration_seconds_count{'))
    .filter((line) => !/z"/.test(line)) // readyz, healthz
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)
}

async function answers(address: string, child: ChildProcess, name: string): Promise<void> {
  const end = performance.now() + longestStartMs
  while (performance.now() < end) {
    if (child.exitCode !== null) throw new Error(`the ${name} ended with ${child.exitCode}`)
    const told = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => undefined)
    if (told?.ok === true) return
    await sleep(200)
  }
  throw new Error(`the ${name} does not answer`)
}
