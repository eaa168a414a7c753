import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { runAs } from '#database/embedded/run-as.ts'
import { freePort } from '#server/free-port.ts'
import { fillInto } from '../../tools/deploy/filled.ts'

export interface Pooler extends AsyncDisposable {
  readonly url: string
}

/** pgbouncer in transaction mode, by the file of deploy/, before this database; few connections, so that all take turns on each. */
export async function openPooler(command: readonly [string, ...string[]], direct: string): Promise<Pooler> {
  const url = new URL(direct)
  const folder = mkdtempSync(path.join(tmpdir(), 'parastoo-pooler-'))
  chmodSync(folder, 0o755)
  const port = await freePort(56_400, '127.0.0.1')
  const values = {
    HAPROXY_ADDRESS: url.hostname,
    PRIMARY_PORT: url.port,
    PGBOUNCER_PORT: String(port),
    PGBOUNCER_POOL: '6',
    PGBOUNCER_USERS: path.join(folder, 'users.txt'),
    SERVER_USER: decodeURIComponent(url.username),
    SERVER_PASSWORD: decodeURIComponent(url.password),
  }
  fillInto(folder, 'pgbouncer/users.txt', values)
  const configuration = fillInto(folder, 'pgbouncer/pgbouncer.ini', values)
  const [program, ...words] = command
  const running = spawn(program, [...words, '-q', configuration], { ...runAs(), stdio: 'ignore' })
  url.hostname = '127.0.0.1'
  url.port = String(port)
  for (let turn = 0; !(await answers(url.href)); turn++) {
    if (running.exitCode !== null || turn === 200) throw new Error('pgbouncer does not listen')
    await sleep(50)
  }
  return {
    url: url.href,
    async [Symbol.asyncDispose]() {
      const ended = once(running, 'exit')
      running.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false // not listening yet
  } finally {
    await client.end().catch(() => undefined)
  }
}
