// npm run drill -- [--seed S] [--buyers B] [--steps switchover,dead-primary,…] [--json]
// A cluster on this machine from Debian's packages and the files of deploy/: three machines with etcd, Patroni and PostgreSQL, HAProxy,
// two servers and two workers. While people buy everything it is switched over, killed, frozen, cut; after each step every book is read.
// The last line counts what was found; the run fails when anything was. --json leaves the table out.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type DrillReport, drill } from './drill.ts'
import { isAlone, runAlone } from './own-network.ts'
import { hindrances } from './requirements.ts'
import { stepsNamed } from './steps.ts'
import { isClean, lastLine, table } from './table.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
    buyers: { type: 'string', default: '16' },
    steps: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})
const hindering = hindrances()
for (const sentence of hindering) console.error(sentence)
if (hindering.length > 0) process.exit(2)
process.exit(isAlone() ? await here() : await runAlone())

async function here(): Promise<number> {
  const folder = mkdtempSync(path.join(process.env.DRILL_FOLDER ?? '/dev/shm', 'parastoo-drill-'))
  chmodSync(folder, 0o755)
  const seed = Number(values.seed)
  console.log(`Seed ${seed}; what the machines say is in ${folder}.`)
  let report: DrillReport | undefined
  try {
    report = await drill({
      folder,
      seed,
      buyers: Number(values.buyers),
      steps: stepsNamed(values.steps),
      say: (line) => console.log(line),
    })
    if (!values.json) console.log(table(report))
    for (const line of report.changed) console.log(`  ✖ closed books are other now: ${line}`)
    console.log(lastLine(report, seed))
  } catch (error) {
    console.error(error)
  }
  const isGood = report !== undefined && isClean(report)
  if (isGood) rmSync(folder, { recursive: true, force: true })
  return isGood ? 0 : 1
}
