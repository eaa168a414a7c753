import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const telling = 'write,writev,sendto,sendmsg'

export async function killAtCall(pid: number, n: number): Promise<{ lift(): Promise<void> }> {
  const inject = `inject=${telling}:signal=SIGKILL:when=${n}`
  const tracer = spawn(
    'strace',
    ['-f', '-qq', '-o', '/dev/null', '-e', `trace=${telling}`, '-e', inject, '-p', String(pid)],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  await attached(tracer, pid)
  return {
    async lift() {
      if (tracer.exitCode !== null || tracer.signalCode !== null) return
      const gone = once(tracer, 'exit')
      tracer.kill('SIGINT')
      // it can hang on a thread that died while attaching
      const stuck = setTimeout(() => tracer.kill('SIGKILL'), 2000)
      await gone
      clearTimeout(stuck)
    },
  }
}

async function attached(tracer: ChildProcess, pid: number): Promise<void> {
  const failed = once(tracer, 'error').then(([error]: unknown[]) => {
    throw new Error('strace is needed (Debian: apt-get install strace)', { cause: error })
  })
  const seen = (async () => {
    while (tracerOf(pid) === 0 && tracer.exitCode === null) await sleep(5)
  })()
  await Promise.race([seen, failed])
}

function tracerOf(pid: number): number {
  try {
    return Number(/^TracerPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return -1 // it is dead already, which is as good
  }
}
