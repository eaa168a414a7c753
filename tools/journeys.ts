// npm run journeys [FILE …]: the stories in a real browser.
import { globSync } from 'node:fs'
import { runJourneys } from './checks.ts'
import { chromiumPath } from './chromium.ts'

const wanted = process.argv.slice(2)
const files = wanted.length > 0 ? wanted : globSync('journeys/**/*.test.ts')
const { passed, failed } = await runJourneys(files, { CHROME_PATH: await chromiumPath() })
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
