import { spawn } from 'node:child_process'
import path from 'node:path'
import { lanes } from './lanes.ts'

export interface Done {
  readonly code: number
  readonly output: string
}

export interface How {
  readonly env?: NodeJS.ProcessEnv
  /** with lanes, output is shown at the end under this name */
  readonly name?: string
}

/** ms, also beside much other work; node's runner names the test that never ends when it is told to stop */
const longest = 30 * 60_000

export function step(command: string, args: readonly string[], { env, name }: How = {}): Promise<Done> {
  const isShownWhole = name !== undefined && lanes > 1
  if (name !== undefined && !isShownWhole) console.log(`\n— ${name}`)
  const program = command === 'node' ? process.execPath : path.resolve('node_modules/.bin', command)
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    timeout: longest,
  })
  const said: Buffer[] = []
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    from.on('data', (chunk: Buffer) => {
      said.push(chunk)
      if (!isShownWhole) to.write(chunk)
    })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      const output = Buffer.concat(said).toString()
      if (isShownWhole) console.log(`\n— ${name}\n${output}`)
      resolve({ code: code ?? 1, output })
    })
  })
}
