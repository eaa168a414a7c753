// npm run chaos -- --kills N [--postgres K] [--buyers B] [--seed S] [--plant NAME] [--json]
// Kills server and worker N times and PostgreSQL K times (a twentieth of N when not said) while people buy. The last line
// counts what was found; the run fails when anything was.
import { parseArgs } from 'node:util'
import { stopSharedServer } from '#database/test-database.ts'
import { chaos } from './chaos.ts'
import { plantNamed } from './plants.ts'
import { isClean } from './verdict.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    postgres: { type: 'string' },
    buyers: { type: 'string', default: '24' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
    plant: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})
const kills = Number(values.kills)
const falls = values.postgres === undefined ? Math.ceil(kills / 20) : Number(values.postgres)
const plant = plantNamed(values.plant)
console.log(
  `${kills} kills, ${falls} falls of PostgreSQL, seed ${values.seed}${plant ? `, planted: ${plant}` : ''}`,
)
const report = await chaos({
  kills,
  falls,
  buyers: Number(values.buyers),
  seed: Number(values.seed),
  ...(plant === undefined ? {} : { plant }),
})
await stopSharedServer()
for (const { law, what } of report.violations.slice(0, 50)) console.log(`  ✖ ${law}: ${what}`)
for (const line of report.broken.slice(0, 50)) console.log(`  ✖ ${line}`)
console.log(
  `${report.diaries.length} buyers, ${report.cut} calls cut off, slowest restart ${Math.round(report.slowestRestart)} ms`,
)
console.log(JSON.stringify(report.verdict))
process.exit(isClean(report.verdict) && report.broken.length === 0 ? 0 : 1)
