// npm test: everything. The last line is `N passed, N failed`.
import { globSync } from 'node:fs'
import { type Counted, checkSources, runJourneys, runTests } from './checks.ts'
import { chromiumPath } from './chromium.ts'

const results: Counted[] = [await checkSources(), await runTests(), await journeys()]
const passed = results.reduce((sum, one) => sum + one.passed, 0)
const failed = results.reduce((sum, one) => sum + one.failed, 0)
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

async function journeys(): Promise<Counted> {
  try {
    return await runJourneys(globSync('journeys/**/*.test.ts'), { CHROME_PATH: await chromiumPath() })
  } catch (error) {
    console.error(String(error))
    return { passed: 0, failed: 1 }
  }
}
