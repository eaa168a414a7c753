import { spawn } from 'node:child_process'
import path from 'node:path'

export type Verdict =
  | { readonly kind: 'caught'; readonly by: string }
  | { readonly kind: 'escaped' }
  | { readonly kind: 'unclear'; readonly why: string }

interface Place {
  readonly folder: string
  readonly env: NodeJS.ProcessEnv
  readonly mostSeconds: number
}

/** seconds for the tests of one fault, and on a slow machine */
const patience = { first: 180, second: 600 } as const

/** What is unclear is tried once more, with more time: that a machine was busy says nothing of the fault. */
export async function clearVerdict(tried: (mostSeconds: number) => Promise<Verdict>): Promise<Verdict> {
  const verdict = await tried(patience.first)
  return verdict.kind === 'unclear' ? tried(patience.second) : verdict
}

/** In a process of their own. A hang, or a broken migration, is no verdict. */
export async function verdictOf(
  tests: readonly string[],
  { folder, env, mostSeconds }: Place,
): Promise<Verdict> {
  const { code, output } = await run(tests, { folder, env, mostSeconds })
  if (code === 0) return { kind: 'escaped' }
  if (code === null) return { kind: 'unclear', why: `no end after ${mostSeconds} seconds` }
  const failed = /^\s*✖ (?!failing tests:)(.+?) \([\d.]+ms\)$/m.exec(output)?.[1]
  // a file that does not load has noticed nothing
  if (failed === undefined || tests.includes(failed) || output.includes('a migration failed'))
    return { kind: 'unclear', why: output.slice(-500) }
  return { kind: 'caught', by: failed.trim() }
}

function run(tests: readonly string[], { folder, env, mostSeconds }: Place) {
  const args = [
    '--test',
    '--test-isolation=none',
    '--test-reporter=spec',
    '--disable-warning=ExperimentalWarning',
  ]
  const child = spawn(process.execPath, [...args, ...tests], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: path.resolve('.data/compiled'),
      ...env,
    },
  })
  const said: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk))
  const timer = setTimeout(() => child.kill('SIGKILL'), mostSeconds * 1000)
  return new Promise<{ readonly code: number | null; readonly output: string }>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      clearTimeout(timer)
      resolve({ code, output: Buffer.concat(said).toString() })
    })
  })
}
