import path from 'node:path'
import type { Counted } from './counted.ts'
import { timedTests } from './slowest.ts'
import { type Done, step } from './step.ts'

export interface Wish {
  readonly name: string
  readonly files: readonly string[]
  readonly env: NodeJS.ProcessEnv
}

export async function nodeTests({ name, files, env }: Wish): Promise<Counted> {
  const args = [
    '--test',
    '--test-isolation=none',
    '--test-reporter=spec',
    '--disable-warning=ExperimentalWarning',
    '--max-semi-space-size=64', // MiB; collecting young objects was a tenth of the work
    ...[...files].sort(),
  ]
  const always = { NODE_ENV: 'production', NODE_COMPILE_CACHE: path.resolve('.data/compiled') }
  return counted(name, await step('node', args, { name, env: { ...always, ...env } }))
}

/** From the runner's summary; no summary, no tests or skipped tests count as failure. */
function counted(name: string, { code, output }: Done): Counted {
  const figure = (what: string) =>
    Number(new RegExp(`^ℹ ${what} (\\d+)$`, 'm').exec(output)?.[1] ?? Number.NaN)
  const passed = figure('pass')
  const failed = figure('fail') + figure('cancelled') + figure('skipped') + figure('todo')
  if (Number.isNaN(passed + failed) || passed + failed === 0)
    return { passed: 0, failed: 1, failure: told(name, output) }
  const times = timedTests(name, output)
  if (failed === 0 && code === 0) return { passed, failed, times }
  return { passed, failed: Math.max(failed, 1), failure: told(name, output), times }
}

function told(name: string, output: string): string {
  const [, failing] = output.split('\n✖ failing tests:\n')
  return `— ${name}\n${failing ?? output.slice(-2000)}`
}
