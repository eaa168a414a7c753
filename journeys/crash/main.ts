// npm run chaos -- --kills N [--postgres K] [--buyers B] [--seed S] [--plant NAME] [--json]
// Kills server and worker N times and PostgreSQL K times (a twentieth of N when not said) while people buy. The last line
// counts what was found; the run fails when anything was.
// npm run chaos -- --syscalls [--every N]: one story at a time, killed at each system call by which a process tells anything.
import { parseArgs } from 'node:util'
import { stopSharedServer } from '#testing/database/database.ts'
import type { Diary } from '../buyer/diary.ts'
import { chaos } from './chaos.ts'
import { plantNamed } from './plants.ts'
import { syscallChaos } from './syscalls.ts'
import { isClean, type Verdict } from './verdict.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    postgres: { type: 'string' },
    buyers: { type: 'string', default: '24' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
    plant: { type: 'string' },
    syscalls: { type: 'boolean', default: false },
    every: { type: 'string', default: '1' },
    json: { type: 'boolean', default: false },
  },
})
if (values.syscalls) await bySyscalls()
else await byChance()

async function bySyscalls(): Promise<never> {
  const { verdict, points, found } = await syscallChaos((line) => console.log(line), Number(values.every))
  console.log(JSON.stringify(points))
  return end(verdict, found)
}

async function byChance(): Promise<never> {
  const kills = Number(values.kills)
  const falls = values.postgres === undefined ? Math.ceil(kills / 20) : Number(values.postgres)
  const seed = Number(values.seed)
  const plant = plantNamed(values.plant)
  console.log(`${kills} kills, ${falls} falls of PostgreSQL, seed ${seed}, planted: ${plant ?? 'nothing'}`)
  const planted = plant === undefined ? {} : { plant }
  const report = await chaos({ kills, falls, buyers: Number(values.buyers), seed, ...planted })
  const restart = Math.round(report.slowestRestart)
  console.log(`${report.diaries.length} buyers, ${report.cut} calls cut off, slowest restart ${restart} ms`)
  const others = issuedOf(report.diaries.flatMap((diary) => diary.others))
  const instead = issuedOf(report.diaries.flatMap((diary) => diary.instead))
  console.log(
    `taken for cancelled flights and on other days, policies too: ${others}; for such as could not be issued: ${instead}`,
  )
  const beside = issuedOf(report.diaries.flatMap((diary) => diary.beside))
  console.log(`bags and policies bought beside tickets later: ${beside}`)
  const corrected = report.diaries.filter(({ bornOn }) => bornOn !== undefined).length
  console.log(`${corrected} tickets corrected, ${report.inShares} orders paid in shares`)
  const { asked, policies } = report.insurer
  console.log(`an insurer abroad was asked to confirm ${asked} times and has ${policies} policies`)
  console.log(`a supplier of experiences has ${report.experiences} bookings that stand`)
  return end(report.verdict, [
    ...report.violations.map(({ law, what }) => `${law}: ${what}`),
    ...report.broken,
  ])
}

function issuedOf(diaries: readonly Diary[]): string {
  return `${diaries.length}, ${diaries.filter(({ status }) => status === 'issued').length} of them issued`
}

async function end(verdict: Verdict, found: readonly string[]): Promise<never> {
  await stopSharedServer()
  for (const line of found.slice(0, 50)) console.log(`  ✖ ${line}`)
  console.log(JSON.stringify(verdict))
  process.exit(isClean(verdict) && found.length === 0 ? 0 : 1)
}
