import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Stage } from './stage.ts'

/** A worker of its own beside a server with `JOBS=elsewhere`, to be killed; its messages reach the stage's simulator. */
export interface WorkerProcess extends AsyncDisposable {
  kill(): Promise<void>
}

export async function workerProcess({ product: { settings } }: Stage): Promise<WorkerProcess> {
  const env = {
    ...process.env,
    DATABASE_URL: settings.databaseUrl,
    BANK_URL: settings.bank.baseUrl,
    SMS_URL: settings.sms.baseUrl,
    SMS_API_KEY: settings.sms.apiKey,
    TOKEN_SECRET: settings.secrets.token,
    CODE_PEPPER: settings.secrets.pepper,
    VAULT_SECRET: settings.secrets.vault,
    DATA_DIR: settings.dataDir,
    PUBLIC_URL: settings.publicUrl,
    SUPPLIERS: 'none',
    HOTEL_SUPPLIERS: 'none',
    INSURERS: 'none',
    LOG_LEVEL: 'silent',
  }
  const child = fork('src/app/worker.ts', { env, execArgv: ['--disable-warning=ExperimentalWarning'] })
  await Promise.race([once(child, 'message'), ended(child)])
  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGKILL')
    await gone
  }
  return { kill, [Symbol.asyncDispose]: kill }
}

async function ended(child: ChildProcess): Promise<never> {
  const [code] = await once(child, 'exit')
  throw new Error(`the worker ended with ${code}`)
}
