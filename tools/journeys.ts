// npm run journeys [FILE …]: the stories in a real browser.
import { allJourneys, journeys, makePages, onTestServer } from './checks.ts'
import { browsers } from './chromium.ts'
import { close } from './counted.ts'
import { inLanes } from './lanes.ts'

const wanted = process.argv.slice(2)
const files = wanted.length > 0 ? wanted : allJourneys()
const browser = await browsers()
await makePages()
close(await onTestServer((env) => inLanes(journeys(files, { ...env, ...browser }))))
