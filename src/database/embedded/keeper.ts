import { spawn } from 'node:child_process'
import { Socket } from 'node:net'
import path from 'node:path'

/** A process killed outright cannot stop its PostgreSQL: a shell waits for its end (by a pipe) and calls `keeper-main.ts`. */
export function keep(pid: number, adminUrl: string): void {
  if (process.platform === 'win32') return
  const main = path.join(import.meta.dirname, 'keeper-main.ts')
  const shell = spawn('sh', ['-c', 'read -r _; exec "$0" "$@"', process.execPath, main, String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { ...process.env, KEPT_URL: adminUrl },
    cwd: '/',
    detached: true, // it outlives us, and Ctrl-C is ours
  })
  shell.on('error', () => undefined) // no shell: then it stays until somebody adopts it
  shell.unref()
  if (shell.stdin instanceof Socket) shell.stdin.unref()
}
