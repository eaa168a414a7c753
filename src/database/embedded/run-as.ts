import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { StartupError } from '#server/startup-error.ts'

/** Empty means our own user. */
export type RunAs = { readonly uid: number; readonly gid: number } | Record<never, never>

/** PostgreSQL refuses root: then `postgres`, else `nobody` (initdb needs an entry in passwd). */
export function runAs(): RunAs {
  if (process.getuid?.() !== 0) return {}
  const found = passwdEntry('postgres') ?? passwdEntry('nobody')
  if (found === undefined)
    throw new StartupError('PostgreSQL cannot run as root and there is no user `postgres` or `nobody`')
  return found
}

export function reachable(file: string, who: RunAs): boolean {
  if (!('uid' in who)) return true
  try {
    execFileSync('/usr/bin/test', ['-x', file], { ...who, stdio: 'ignore' })
    return true
  } catch (error) {
    if (error instanceof Error && 'status' in error) return false
    throw error
  }
}

function passwdEntry(name: string): { uid: number; gid: number } | undefined {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`))
  if (line === undefined) return undefined
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}
