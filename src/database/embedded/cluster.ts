import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { type RunAs, reachable } from '#database/embedded/run-as.ts'
import { StartupError } from '#server/startup-error.ts'

export interface Cluster {
  readonly root: string
  readonly data: string
  readonly password: string
}

/** Created when missing; safe against kills and parallel first starts. */
export function openCluster(wanted: string, native: string, who: RunAs): Cluster {
  const root = usableRoot(wanted, who)
  const data = path.join(root, 'pgdata')
  if (!existsSync(data)) initialise(root, native, who)
  const cluster = clusterAt(root)
  if (cluster === undefined)
    throw new StartupError(
      `${data} holds no database of ours: its app.password is missing. Put it back, or move the folder away`,
    )
  return cluster
}

/** Undefined where none was made yet. */
export function clusterAt(root: string): Cluster | undefined {
  const data = path.join(root, 'pgdata')
  const password = path.join(data, 'app.password')
  return existsSync(password) ? { root, data, password: readFileSync(password, 'utf8').trim() } : undefined
}

/** PostgreSQL's user must reach the data; below a closed folder it moves to /var/lib. */
export function usableRoot(wanted: string, who: RunAs): string {
  mkdirSync(wanted, { recursive: true })
  const root = reachable(wanted, who) ? wanted : path.join('/var/lib/parastoo', wanted.replaceAll('/', '_'))
  mkdirSync(root, { recursive: true })
  give(root, who)
  return root
}

function initialise(root: string, native: string, who: RunAs): void {
  const aside = mkdtempSync(path.join(root, 'init-'))
  const secret = path.join(aside, 'password')
  const fresh = path.join(aside, 'data')
  writeFileSync(secret, randomBytes(18).toString('base64url'), { mode: 0o600 })
  give(aside, who)
  give(secret, who)
  execFileSync(path.join(native, 'bin/initdb'), initdbArguments(fresh, secret), {
    ...who,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: 'pipe',
    cwd: '/',
  })
  renameSync(secret, path.join(fresh, 'app.password'))
  try {
    renameSync(fresh, path.join(root, 'pgdata'))
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

function initdbArguments(data: string, secret: string): string[] {
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '-E', 'UTF8']
  return [
    '-D',
    data,
    '-U',
    'app',
    `--pwfile=${secret}`,
    '--auth=scram-sha-256',
    '--no-instructions',
    ...locale,
  ]
}

function give(file: string, who: RunAs): void {
  if ('uid' in who) chownSync(file, who.uid, who.gid)
}
