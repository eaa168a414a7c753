import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#server/free-port.ts'
import type { Stage } from './stage.ts'

/** Another server process of the same agency, to be killed: same database, simulators and secrets. */
export interface SecondServer extends AsyncDisposable {
  readonly address: string
  open(): Promise<void>
  kill(): Promise<void>
}

export async function secondServer(stage: Stage): Promise<SecondServer> {
  const { settings } = stage.product
  const port = await freePort(settings.port + 1)
  const address = `http://localhost:${port}`
  const environment = {
    ...process.env,
    PORT: String(port),
    DATABASE_URL: settings.databaseUrl,
    BANK_URL: settings.bank.baseUrl,
    SMS_URL: settings.sms.baseUrl,
    SMS_API_KEY: settings.sms.apiKey,
    MESSAGES: 'none',
    TOKEN_SECRET: settings.secrets.token,
    CODE_PEPPER: settings.secrets.pepper,
    VAULT_SECRET: settings.secrets.vault,
    DATA_DIR: path.resolve('.data'), // the page build of all stages
    LOG_LEVEL: 'silent',
    FLOOD_PER_MINUTE: '0',
  }
  let child: ChildProcess | undefined
  async function kill(): Promise<void> {
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  return {
    address,
    async open() {
      child = spawn(process.execPath, ['src/app/start.ts'], { env: environment, stdio: 'ignore' })
      await answering(`${address}/readyz`, child)
    },
    kill,
    [Symbol.asyncDispose]: kill,
  }
}

async function answering(address: string, child: ChildProcess): Promise<void> {
  for (let turn = 0; turn < 900; turn++) {
    if (child.exitCode !== null) throw new Error(`the second server ended with ${child.exitCode}`)
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok === true) return
    await sleep(100)
  }
  throw new Error('the second server does not answer')
}
