// npm run supplier-contract -- NAME: what every adapter of a supplier must keep, tried against its simulator; of flights, hotels and insurance, and the magazine's of a WordPress.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { step } from './step.ts'

const rooms = [
  'src/flights/supplier/server',
  'src/hotels/server/suppliers',
  'src/experiences/server/suppliers',
  'src/insurance/server/suppliers',
]
const trials = new Map([
  ...rooms.flatMap((room) =>
    readdirSync(room).map((name) => [name, path.join(room, name, 'contract.test.ts')] as const),
  ),
  ['magazine', 'src/magazine/server/contract.test.ts'],
])
const names = [...trials].filter(([, trial]) => existsSync(trial)).map(([name]) => name)
const [name = ''] = process.argv.slice(2)
const trial = names.includes(name) ? trials.get(name) : undefined

if (trial === undefined) {
  console.error(`npm run supplier-contract -- NAME, of: ${names.join(', ')}`)
  process.exitCode = 1
} else {
  const { code } = await step('node', ['--test', '--test-isolation=none', '--test-reporter=spec', trial])
  process.exitCode = code
}
