import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbedded } from '#database/embedded/embedded.ts'
import { migrate } from '#database/migrate.ts'
import { freePort } from '#server/free-port.ts'
import { testFolder } from '#testing/server/folder.ts'

export interface OwnPostgres {
  readonly url: string
  fall(): Promise<number>
  stop(): Promise<void>
}

export async function openPostgres(): Promise<OwnPostgres> {
  const folder = testFolder('chaos')
  const wish = { folder, database: 'parastoo', port: await freePort(54_500) }
  let running = await startEmbedded(wish)
  await migrate(running.url)
  return {
    url: running.url,
    async fall() {
      const began = performance.now()
      process.kill(-running.pid, 'SIGKILL')
      while (isAlive(running.pid)) await sleep(10)
      running = await startEmbedded(wish)
      return performance.now() - began
    },
    async stop() {
      await running.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
