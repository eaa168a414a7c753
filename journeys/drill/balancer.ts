import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { deployFolder, fillInto } from '../../tools/deploy/filled.ts'

export interface Balancer {
  readonly primary: string
  readonly publicUrl: string
  /** ended and started again, as by `systemctl restart` */
  restart(): Promise<void>
}

/** Servers' addresses; the third of the file is one that is not there. */
export const serverAddresses = ['127.0.0.11', '127.0.0.12'] as const
const sites = { SITE1: serverAddresses[0], SITE2: serverAddresses[1], SITE3: '127.0.0.13' }

export async function openBalancer(
  folder: string,
  values: Readonly<Record<string, string>>,
): Promise<Balancer> {
  const configuration = fillInto(folder, 'haproxy/haproxy.cfg', {
    ...values,
    ...sites,
    HAPROXY_ADDRESS: '127.0.0.1',
    SITE_BIND: '127.0.0.1:8080',
    AWAY_PAGE: path.join(deployFolder, 'haproxy/away.http'),
    ADDRESS: '127.0.0.1',
  })
  const log = openSync(path.join(folder, 'haproxy.log'), 'a')
  const start = () =>
    spawn('/usr/sbin/haproxy', ['-f', configuration, '-db'], { stdio: ['ignore', log, log] })
  let running = await listening(start())
  return {
    primary: '127.0.0.1:5000',
    publicUrl: 'http://127.0.0.1:8080',
    async restart() {
      const ended = once(running, 'exit')
      running.kill('SIGTERM')
      await ended
      running = await listening(start())
    },
  }
}

async function listening(child: ChildProcess): Promise<ChildProcess> {
  for (let turn = 0; turn < 200; turn++) {
    if (child.exitCode !== null) throw new Error(`HAProxy ended with ${child.exitCode}; see haproxy.log`)
    if ((await fetch('http://127.0.0.1:8080/healthz').catch(() => undefined)) !== undefined) return child
    await sleep(50)
  }
  throw new Error('HAProxy does not listen')
}
