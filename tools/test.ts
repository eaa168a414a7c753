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
import { inLanes } from './lanes.ts'
import { shardOf } from './shard.ts'
import { testsSince } from './since.ts'

const { since } = parseArgs({ options: { since: { type: 'string' } } }).values
const reached = since === undefined ? undefined : testsSince(since)
const wanted = (files: readonly string[]) => files.filter((file) => reached?.has(file) ?? true)

close(
  await onTestServer(async (env) => {
    const pages = await makePages()
    const works = [checkHouse, checkSources, ...rooms(wanted(allRooms()), env), ...(await stories(env))]
    return [pages, ...(await inLanes(shardOf(works)))]
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
