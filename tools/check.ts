// npm run check: types, lint, rules and rooms; what a change must pass before it is looked at.
import { checkSources, runTests } from './checks.ts'

const sources = await checkSources()
const tests = await runTests()
const failed = sources.failed + tests.failed
console.log(`\n${sources.passed + tests.passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
