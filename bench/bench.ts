// npm run bench -- NAME [--json]: one yardstick and one ratio a run. With --json the last line is one JSON object.
import path from 'node:path'
import { install } from '../tools/install.mjs'

const benches = {
  search: () => import('./search.ts'),
  ssr: () => import('./ssr.ts'),
  holds: () => import('./holds.ts'),
  engine: () => import('./engine.ts'),
  money: () => import('./money.ts'),
  web: () => import('./web.ts'),
  pdf: () => import('./pdf.ts'),
  mrz: () => import('./mrz.ts'),
  attack: () => import('./attack.ts'),
  desk: () => import('./desk.ts'),
  'mass-refund': () => import('./mass-refund.ts'),
  timing: () => import('./timing.ts'),
  cluster: () => import('./cluster.ts'),
  cost: () => import('./cost.ts'),
} as const

interface Bench {
  measure(say: (line: string) => void): Promise<object>
}

process.env.NODE_ENV = 'production'
const [name = '', ...flags] = process.argv.slice(2)
if (!(name in benches)) {
  console.error(`npm run bench -- NAME [--json], NAME one of: ${Object.keys(benches).join(', ')}`)
  process.exit(1)
}
install(path.join(import.meta.dirname, 'yardsticks'))
const { measure }: Bench = await benches[name as keyof typeof benches]()
const figures = await measure((line) => console.log(line))
if (flags.includes('--json')) console.log(JSON.stringify(figures))
process.exit(0)
