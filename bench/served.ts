import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#server/free-port.ts'
import { testFolder } from '#testing/server/folder.ts'

export interface Served extends AsyncDisposable {
  readonly address: string
  readonly dataDir: string
  /** the SMS simulator's inbox */
  readonly inbox: string
}

export async function served(
  environment: Record<string, string> = {},
  log: 'ignore' | number = 'ignore',
): Promise<Served> {
  const dataDir = testFolder('bench')
  const port = await freePort(3500)
  const bankPort = await freePort(port + 200)
  const smsPort = await freePort(bankPort + 200)
  const child = fork(path.resolve('src/app/start.ts'), {
    stdio: ['ignore', log, log === 'ignore' ? 'inherit' : log, 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      BANK_TWIN_PORT: String(bankPort),
      SMS_TWIN_PORT: String(smsPort),
      LOG_LEVEL: 'error',
      FLOOD_PER_MINUTE: '0',
      SUPPLIERS: 'none',
      HOTEL_SUPPLIERS: 'none',
      INSURERS: 'none',
      EXPERIENCE_SUPPLIERS: 'none',
      ...environment,
    },
  })
  const address = `http://localhost:${port}`
  await ready(address, child)
  return {
    address,
    dataDir,
    inbox: `http://localhost:${smsPort}`,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM')
      await once(child, 'exit')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function ready(address: string, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (child.exitCode !== null) throw new Error(`the product ended with ${child.exitCode} while opening`)
    if (await answers(`${address}/readyz`)) return
    await sleep(200)
  }
  throw new Error('the product was not ready within two minutes')
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false // not listening yet
  }
}
