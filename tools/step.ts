import { spawn } from 'node:child_process'
import path from 'node:path'

export interface Done {
  readonly code: number
  readonly output: string
}

/** Runs a program of this project to its end, showing what it says as it says it. */
export function step(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Done> {
  const program = command === 'node' ? process.execPath : path.resolve('node_modules/.bin', command)
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
  const said: string[] = []
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    from.on('data', (chunk: Buffer) => {
      said.push(chunk.toString())
      to.write(chunk)
    })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output: said.join('') }))
  })
}
