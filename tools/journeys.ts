// npm run journeys [FILE …]: the stories in a real browser.
import { allJourneys, journeys, makePages, onTestServer } from './checks.ts'
import { chromiumPath } from './chromium.ts'
import { close } from './counted.ts'
import { inLanes } from './lanes.ts'

const wanted = process.argv.slice(2)
const files = wanted.length > 0 ? wanted : allJourneys()
const CHROME_PATH = await chromiumPath()
await makePages()
close(await onTestServer((env) => inLanes(journeys(files, { ...env, CHROME_PATH }))))
