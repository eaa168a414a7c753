// npm test [-- --since REF]: everything, or what a change since REF can reach. The last line is `N passed, N failed`.
import { parseArgs } from 'node:util'
import {
  allJourneys,
  allRooms,
  checkHouse,
  checkSources,
  journeys,
  makePages,
  onTestServer,
  rooms,
} from './checks.ts'
import { chromiumPath } from './chromium.ts'
import { type Counted, close } from './counted.ts'
import { inLanes } from './lanes.ts'
import { shardOf } from './shard.ts'
import { testsSince } from './since.ts'

const { since } = parseArgs({ options: { since: { type: 'string' } } }).values
const reached = since === undefined ? undefined : testsSince(since)
const wanted = (files: readonly string[]) => files.filter((file) => reached?.has(file) ?? true)

close(
  await onTestServer(async (env) => [
    ...(await inLanes([checkHouse, checkSources, makePages, ...shardOf(rooms(wanted(allRooms()), env))])),
    ...(await inABrowser(env)),
  ]),
)

async function inABrowser(env: NodeJS.ProcessEnv): Promise<readonly Counted[]> {
  const files = wanted(allJourneys())
  if (files.length === 0) return []
  try {
    return await inLanes(shardOf(journeys(files, { ...env, CHROME_PATH: await chromiumPath() })))
  } catch (error) {
    return [{ passed: 0, failed: 1, failure: String(error) }]
  }
}
