import { readFileSync } from 'node:fs'
import { allJourneys, allRooms, type Check, journeys, makePages, onTestServer, rooms } from '../checks.ts'
import { browsers } from '../chromium.ts'
import { inLanes } from '../lanes.ts'
import { shardOf } from '../shard.ts'

interface Whole {
  readonly files?: readonly string[]
  readonly rooms?: () => readonly string[]
  readonly env: NodeJS.ProcessEnv
}

/** Full versions of what `npm test` samples. */
const inFull = {
  /** server and worker killed a hundred times, PostgreSQL five times; and a crowd that buys through a pooler of Debian's next release */
  crash: {
    files: ['journeys/crash/crash.test.ts', 'journeys/crash/pooler.proof.ts'],
    env: { CRASH_KILLS: '100' },
  },
  /** every planted fault */
  teeth: { files: ['journeys/crash/teeth.test.ts'], env: { TEETH: 'all' } },
  /** long histories of money, in the model and in the house */
  properties: {
    files: [
      'journeys/money/model.test.ts',
      'journeys/money/model-in-database.test.ts',
      'journeys/money/date-changes.test.ts',
      'journeys/money/shares.test.ts',
    ],
    env: { MODEL_HISTORIES: '100000', MODEL_RUNS: '2000', CHANGE_HISTORIES: '300', SHARE_HISTORIES: '1000' },
  },
  /** every story at all its sizes and in all its themes; `SHARD=i/n` tells a part of them */
  screens: { env: { SIZES: 'all' } },
  /** every variant of what rooms show by some of them */
  samples: { rooms: sampling, env: { SAMPLES: 'all' } },
} as const satisfies Record<string, Whole>

/** `npm run proof -- crash`, `teeth`, `properties`, `screens` or `samples`. */
export function provenInFull(name: keyof typeof inFull) {
  const whole: Whole = inFull[name]
  return async (_options: readonly string[], say: (line: string) => void) => {
    const browser = whole.files === undefined && whole.rooms === undefined ? await inABrowser() : {}
    const settings = { ...whole.env, ...process.env, ...browser }
    const told = await onTestServer((server) => inLanes(shardOf(testsOf(whole, { ...settings, ...server }))))
    for (const { failure } of told) if (failure !== undefined) say(failure)
    const [passed, failed] = [sum(told.map((one) => one.passed)), sum(told.map((one) => one.failed))]
    return { figures: { passed, failed }, isProven: failed === 0 }
  }
}

function testsOf({ files, rooms: named }: Whole, env: NodeJS.ProcessEnv): readonly Check[] {
  return named === undefined ? journeys(files ?? stories(), env) : rooms(named(), env)
}

function sampling(): readonly string[] {
  return allRooms().filter((file) => readFileSync(file, 'utf8').includes("'#testing/server/samples.ts'"))
}

async function inABrowser(): Promise<NodeJS.ProcessEnv> {
  await makePages()
  return { ...(await browsers()) }
}

function stories(): readonly string[] {
  return allJourneys().filter((file) => /^journeys\/[^/]+$/.test(file))
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, one) => total + one, 0)
}
