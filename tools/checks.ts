import { globSync } from 'node:fs'
import path from 'node:path'
import { startEmbedded } from '#database/embedded/embedded.ts'
import { type Done, step } from './step.ts'

export interface Counted {
  readonly passed: number
  readonly failed: number
}

/** Types, the rules' own types, lint and format: each counts as one. */
export async function checkSources(): Promise<Counted> {
  const steps = [
    ['react-router', ['typegen']],
    ['tsc', ['-p', 'tsconfig.json']],
    ['tsc', ['-p', 'tsconfig.rules.json']],
    ['oxlint', ['--type-aware', '--deny-warnings']],
    ['biome', ['check', '.']],
  ] as const
  let failed = 0
  for (const [command, args] of steps) {
    console.log(`\n— ${command} ${args.join(' ')}`)
    if ((await step(command, args)).code !== 0) failed++
  }
  return { passed: steps.length - failed, failed }
}

/** Rules and rooms: every test beside the sources, in one process against one embedded PostgreSQL. */
export async function runTests(): Promise<Counted> {
  const server = await startEmbedded({
    folder: path.resolve('.data/test'),
    database: 'parastoo',
    port: 54_420,
  })
  try {
    return await nodeTests(
      globSync(['src/**/*.test.ts', 'twins/**/*.test.ts', 'tools/**/*.test.ts']),
      server.url,
    )
  } finally {
    if (!server.adopted) await server.stop()
  }
}

/** The journeys: the whole product in a real browser. */
export function runJourneys(files: readonly string[], environment: NodeJS.ProcessEnv): Promise<Counted> {
  return nodeTests(files, undefined, environment)
}

async function nodeTests(
  files: readonly string[],
  url?: string,
  more: NodeJS.ProcessEnv = {},
): Promise<Counted> {
  const environment = {
    NODE_ENV: 'production',
    ...more,
    ...(url === undefined ? {} : { TEST_DATABASE_URL: url }),
  }
  const args = [
    '--test',
    '--test-isolation=none',
    '--test-reporter=spec',
    '--disable-warning=ExperimentalWarning',
  ]
  return counted(await step('node', [...args, ...[...files].sort()], environment))
}

/** The runner's own closing figures; a run that closes without them, or skips, has failed. */
function counted(done: Done): Counted {
  const figure = (name: string) =>
    Number(new RegExp(`^ℹ ${name} (\\d+)$`, 'm').exec(done.output)?.[1] ?? Number.NaN)
  const passed = figure('pass')
  const failed = figure('fail') + figure('cancelled') + figure('skipped') + figure('todo')
  if (Number.isNaN(passed + failed)) return { passed: 0, failed: 1 }
  return { passed, failed: failed === 0 && done.code !== 0 ? 1 : failed }
}
