import { existsSync, globSync, statSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { openTestServer } from '#testing/database/database.ts'
import { pageBuild } from '#web/server/page-build.ts'
import { againIfFailed } from './again.ts'
import { bundles } from './bundles.ts'
import type { Counted } from './counted.ts'
import { beyondLimits } from './house-limits.ts'
import { step } from './step.ts'

export type Check = (lane: number) => Promise<Counted>

/** Types, rule types, worker types, lint and format; each counts as one. */
export async function checkSources(): Promise<Counted> {
  const steps = [
    ['react-router', ['typegen']],
    ['tsc', ['-p', 'tsconfig.json']],
    ['tsc', ['-p', 'tsconfig.rules.json']],
    ['tsc', ['-p', 'src/web/worker']],
    ['oxlint', ['--type-aware', '--deny-warnings']],
    ['biome', ['check', '.']],
  ] as const
  const failures: string[] = []
  for (const [command, args] of steps) {
    const name = `${command} ${args.join(' ')}`
    const { code, output } = await step(command, args, { name })
    if (code !== 0) failures.push(`— ${name}\n${output}`)
  }
  const counted = { passed: steps.length - failures.length, failed: failures.length }
  return failures.length === 0 ? counted : { ...counted, failure: failures.join('\n') }
}

/** The house's figures, each within its limit; they count as one. */
export async function checkHouse(): Promise<Counted> {
  const beyond = beyondLimits()
  if (beyond.length === 0) return { passed: 1, failed: 0 }
  return { passed: 0, failed: 1, failure: `— npm run house\n${beyond.join('\n')}` }
}

/** Built once, before stages start in parallel, without a word written beside the sources. */
export async function makePages(): Promise<Counted> {
  const beside = 'node_modules/.vite-temp'
  try {
    const before = youngestIn(beside)
    await pageBuild(path.resolve('.data'))
    if (youngestIn(beside) === before) return { passed: 1, failed: 0 }
    return { passed: 0, failed: 1, failure: `— the pages\nsomething was written into ${beside}` }
  } catch (error) {
    return { passed: 0, failed: 1, failure: String(error) }
  }
}

function youngestIn(folder: string): number {
  if (!existsSync(folder)) return 0
  const files = globSync('*', { cwd: folder }).map((file) => path.join(folder, file))
  return Math.max(...[folder, ...files].map((file) => statSync(file).mtimeMs))
}

/** One PostgreSQL, with a database per test; the last one stops it. */
export async function onTestServer<Result>(
  work: (env: NodeJS.ProcessEnv) => Promise<Result>,
): Promise<Result> {
  const server = await openTestServer()
  // between two of our tests nobody asks it anything: whoever else leaves then must see that we are still here
  const here = new pg.Client({ connectionString: server.url })
  here.on('error', () => undefined)
  try {
    await here.connect()
    return await work({ TEST_DATABASE_URL: server.url })
  } finally {
    await here.end()
    await server.leave()
  }
}

/** rooms with so many files get a process of their own, and those with more than `most` get several */
const many = 12
const most = 90

export const allRooms = (): readonly string[] =>
  globSync(['src/**/*.test.ts', 'simulators/**/*.test.ts', 'tools/**/*.test.ts']).sort()

/** Largest first. */
export function rooms(all: readonly string[], env: NodeJS.ProcessEnv): readonly Check[] {
  const inSrc = Map.groupBy(all, (file) => /^src\/[^/]+\//.exec(file)?.[0])
  const nameOf = (room: string | undefined, files: readonly string[]) =>
    room === undefined || files.length < many ? 'all other rooms' : room
  const named = [...inSrc].flatMap(([room, files]) =>
    files.map((file) => [nameOf(room, files), file] as const),
  )
  return [...Map.groupBy(named, ([name]) => name)]
    .flatMap(([name, pairs]) => inParts(pairs.map(([, file]) => file)).map((files) => ({ name, files, env })))
    .sort((some, others) => others.files.length - some.files.length)
    .map((wish) => () => againIfFailed(wish))
}

/** Files that lie side by side have come together and take long together: they are dealt out one by one. */
function inParts(files: readonly string[]): readonly (readonly string[])[] {
  const parts = Math.ceil(files.length / most)
  return Array.from({ length: parts }, (_, part) => files.filter((_, at) => at % parts === part))
}

/** Started first, since they would otherwise delay the end. */
const longest = [
  'crash/crash',
  'every-link',
  'many-legs',
  'suppliers',
  'installable',
  'stays-and-visas-by-keyboard',
  'late-pieces',
  'money-server-killed',
  'brands',
  'after-a-start',
  'visa-money',
  'flight-details',
  'hotel',
  'guest-buys-one-way',
  'account',
  'account-session',
  'before-its-script',
  'money-failures',
  'visa-scan',
  'visa',
  'abroad',
  'choosing',
  'hotel-money',
  'round-trip',
  'profile',
].map((name) => path.join('journeys', `${name}.test.ts`))

export const allJourneys = (): readonly string[] => globSync('journeys/**/*.test.ts').sort()

export function journeys(files: readonly string[], env: NodeJS.ProcessEnv): readonly Check[] {
  const ordered = new Set([...longest.filter((file) => files.includes(file)), ...files])
  return bundles([...ordered]).map(
    (some) => (lane) =>
      againIfFailed({ name: some.join(' '), files: some, env: { ...env, LANE: String(lane) } }),
  )
}
