// npm run supplier-contract -- NAME: what every adapter of a supplier must keep, tried against its twin.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { step } from './step.ts'

const suppliers = 'src/flights/server/suppliers'
const trialOf = (name: string) => path.join(suppliers, name, 'contract.test.ts')
const names = readdirSync(suppliers).filter((name) => existsSync(trialOf(name)))
const [name = ''] = process.argv.slice(2)

if (names.includes(name)) {
  const { code } = await step('node', [
    '--test',
    '--test-isolation=none',
    '--test-reporter=spec',
    trialOf(name),
  ])
  process.exitCode = code
} else {
  console.error(`npm run supplier-contract -- NAME, of: ${names.join(', ')}`)
  process.exitCode = 1
}
