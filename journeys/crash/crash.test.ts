import assert from 'node:assert/strict'
import { after, suite, test } from 'node:test'
import { stopSharedServer } from '#testing/database/database.ts'
import { type Diary } from '../buyer/diary.ts'
import { areEnough, chaos } from './chaos.ts'
import { isClean } from './verdict.ts'

const seed = Number(process.env.CRASH_SEED ?? Math.floor(Math.random() * 1e6))
/** `npm run proof -- crash` sets a hundred. */
const kills = Number(process.env.CRASH_KILLS ?? 6)
const falls = Math.ceil(kills / 20)

suite('a house that dies', () => {
  after(stopSharedServer)

  test(`server and worker killed ${kills} times and PostgreSQL ${falls} times in the middle of purchases, nothing is lost and nothing doubled`, async (t) => {
    const report = await chaos({ kills, falls, buyers: 24, seed })
    const ends = Object.fromEntries(
      Map.groupBy(report.diaries, endOf)
        .entries()
        .map(([end, of]) => [end, of.length]),
    )
    t.diagnostic(
      `CRASH_SEED=${seed}: ${JSON.stringify(ends)}, ${report.cut} calls cut off, slowest restart ${Math.round(report.slowestRestart)} ms`,
    )
    assert.deepEqual(report.violations, [])
    assert.ok(isClean(report.verdict))
    assert.deepEqual(report.broken, [])
    assert.ok(
      report.cut >= kills,
      `${report.cut} calls were cut off: the kills must meet people who are buying`,
    )
    assert.ok(areEnough(report.diaries, kills), 'and enough of them must come through')
  })
})

function endOf({ status, refused }: Diary): string {
  return refused?.code ?? status ?? 'gave up'
}
