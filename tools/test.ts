// npm test [-- --since REF]: every promise once, or what a change since REF can reach; `npm run proof` tells the rest. The last line is `N passed, N failed`.
import { parseArgs } from 'node:util'
import {
  allJourneys,
  allRooms,
  type Check,
  checkHouse,
  checkSources,
  journeys,
  makePages,
  onTestServer,
  rooms,
} from './checks.ts'
import { browsers } from './chromium.ts'
import { close } from './counted.ts'
import { installPrograms } from './debian-programs.ts'
import { inLanes } from './lanes.ts'
import { shardOf } from './shard.ts'
import { testsSince } from './since.ts'

const { since } = parseArgs({ options: { since: { type: 'string' } } }).values
const reached = since === undefined ? undefined : testsSince(since)
installPrograms()
const wanted = (files: readonly string[]) => files.filter((file) => reached?.has(file) ?? true)

close(
  await onTestServer(async (env) => {
    const pages = makePages()
    const built = (work: Check): Check => {
      return async (lane) => {
        await pages
        return work(lane)
      }
    }
    const files = Map.groupBy(wanted(allRooms()), (file) => file.startsWith('src/web/'))
    const tested = rooms(files.get(false) ?? [], env)
    const half = Math.ceil(tested.length / 2)
    const works = [
      built(checkSources),
      checkHouse,
      ...tested.slice(0, half),
      ...[...rooms(files.get(true) ?? [], env), ...(await stories(env))].map(built),
      ...tested.slice(half), // the small ones last, so that all lanes end at about the same time
    ]
    return inLanes([() => pages, ...shardOf(works)])
  }),
)

async function stories(env: NodeJS.ProcessEnv): Promise<readonly Check[]> {
  const files = wanted(allJourneys())
  if (files.length === 0) return []
  try {
    return journeys(files, { ...env, ...(await browsers()) })
  } catch (error) {
    return [() => Promise.resolve({ passed: 0, failed: 1, failure: String(error) })]
  }
}
