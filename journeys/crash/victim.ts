import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import path from 'node:path'

export interface Victim extends AsyncDisposable {
  open(): Promise<number>
  kill(): Promise<void>
  readonly pid: number | undefined
  ended(): Promise<void>
}

export interface VictimWish {
  readonly role: 'server' | 'worker'
  readonly environment: Readonly<Record<string, string>>
  /** where its lines go */
  readonly logFile: string
}

export function victim({ role, environment, logFile }: VictimWish): Victim {
  const lines = openSync(logFile, 'a')
  let child: ChildProcess | undefined
  async function kill(): Promise<void> {
    if (child === undefined || isDead(child)) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  return {
    get pid() {
      return child?.pid
    },
    async ended() {
      if (child !== undefined && !isDead(child)) await once(child, 'exit')
    },
    async open() {
      const began = performance.now()
      child = fork(path.join(import.meta.dirname, 'server.ts'), {
        execArgv: ['--disable-warning=ExperimentalWarning'],
        stdio: ['ignore', lines, lines, 'ipc'],
        env: { ...process.env, ...environment, ROLE: role },
      })
      await opened(child, logFile)
      return performance.now() - began
    },
    kill,
    [Symbol.asyncDispose]: kill,
  }
}

function isDead(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null
}

/** The child reports readiness; then the channel is closed, so that only the port connects them. */
function opened(child: ChildProcess, logFile: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('message', () => {
      child.disconnect()
      resolve()
    })
    child.once('exit', (code) => reject(new Error(`it ended with ${code}; see ${logFile}`)))
  })
}
