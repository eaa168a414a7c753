import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

export interface Fixed extends AsyncDisposable {
  readonly address: string
}

/** The yardstick: the same bytes without any work. */
export async function fixed(answer: {
  path: string
  type: string
  body: string
  dataDir: string
}): Promise<Fixed> {
  const child = fork(path.join(import.meta.dirname, 'fixed-response.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
  })
  child.send(answer)
  const [{ address }] = (await once(child, 'message')) as [{ address: string }]
  return {
    address,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
