// npm test: everything. The last line is `N passed, N failed`.
import { allJourneys, checkSources, journeys, makePages, onTestServer, rooms } from './checks.ts'
import { chromiumPath } from './chromium.ts'
import { type Counted, close } from './counted.ts'
import { inLanes } from './lanes.ts'

close(
  await onTestServer(async (env) => [
    ...(await inLanes([checkSources, makePages, ...rooms(env)])),
    ...(await inABrowser(env)),
  ]),
)

async function inABrowser(env: NodeJS.ProcessEnv): Promise<readonly Counted[]> {
  try {
    return await inLanes(journeys(allJourneys(), { ...env, CHROME_PATH: await chromiumPath() }))
  } catch (error) {
    return [{ passed: 0, failed: 1, failure: String(error) }]
  }
}
