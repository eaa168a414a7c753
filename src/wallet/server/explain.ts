import { sql } from 'kysely'
import { all, type Database, maybe, type Trx } from '#database/database.ts'
import { rial } from '#money/rial.ts'
import type { House } from '#server/house.ts'
import { continued } from '#wallet/continued.ts'
import { endOf } from '#wallet/days.ts'
import { clearingClasses, type Explanation, explained, type OpenItem } from '#wallet/explained.ts'
import { takeTime } from '#wallet/server/at-night.ts'
import { movementsIn } from '#wallet/server/movements.ts'

/** Balance and items of each clearing class at the end of a day in Tehran: the last report of before, and the entries since. */
export async function explain(trx: Trx, day: Temporal.PlainDate): Promise<readonly Explanation[]> {
  const reported = await reportedBefore(trx, day)
  if (reported === undefined) return explainedWhole(trx, day)
  const from = endOf(reported.day)
  const later = await movementsIn(trx, { from, until: endOf(day) })
  return explained(continued(reported, { from, later }))
}

/** From all entries. */
async function explainedWhole(trx: Trx, day: Temporal.PlainDate): Promise<readonly Explanation[]> {
  return explained(await movementsIn(trx, { until: endOf(day) }))
}

interface Reported {
  readonly day: Temporal.PlainDate
  readonly classes: readonly Pick<Explanation, 'class' | 'items'>[]
}

interface ReportRow extends Omit<Explanation, 'items'> {
  readonly day: Temporal.PlainDate
  readonly items: readonly (Omit<OpenItem, 'since'> & { readonly since: string })[]
}

/** None that leaves something unexplained, nor one of before a class was there: nothing is built on those. */
async function reportedBefore(trx: Trx, day: Temporal.PlainDate): Promise<Reported | undefined> {
  const rows = await all(
    trx,
    sql<ReportRow>`select day, class, unexplained, items from wallet.report
      where day = (select max(day) from wallet.report where day < ${day})`,
  )
  const [first] = rows
  const isWhole = clearingClasses.every((name) => rows.some((row) => row.class === name))
  if (first === undefined || !isWhole || rows.some(({ unexplained }) => unexplained !== 0)) return undefined
  const classes = rows.map((row) => ({
    class: row.class,
    items: row.items.map((item) => ({
      ...item,
      since: Temporal.Instant.from(item.since),
      amount: rial(item.amount),
    })),
  }))
  return { day: first.day, classes }
}

/** Once a day, from all entries: what is read since is built on it. */
export async function report(
  { database, clock, log }: Pick<House, 'database' | 'clock' | 'log'>,
  day: Temporal.PlainDate,
): Promise<void> {
  if (await isReported(database, day)) return
  const { classes, isNew } = await database.transaction().execute(async (trx) => {
    await takeTime(trx)
    const found = await explainedWhole(trx, day)
    return { classes: found, isNew: await write(trx, { day, classes: found, at: clock.now() }) }
  })
  if (!isNew) return
  const unexplained = classes.filter((one) => one.unexplained !== 0)
  const told = {
    day: day.toString(),
    balances: Object.fromEntries(classes.map((one) => [one.class, one.balance])),
    unexplained: Object.fromEntries(unexplained.map((one) => [one.class, one.unexplained])),
  }
  if (unexplained.length === 0) log.info(told, 'wallet.report')
  else log.error(told, 'wallet.report')
}

async function isReported(database: Database, day: Temporal.PlainDate): Promise<boolean> {
  const row = await maybe(database, sql`select from wallet.report where day = ${day} limit 1`)
  return row !== undefined
}

interface Report {
  readonly day: Temporal.PlainDate
  readonly classes: readonly Explanation[]
  readonly at: Temporal.Instant
}

async function write(trx: Trx, { day, classes, at }: Report): Promise<boolean> {
  const rows = classes.map(({ class: name, balance, unexplained, items }) => ({
    class: name,
    balance,
    unexplained,
    items: items.map((item) => ({ ...item, since: item.since.toString() })),
  }))
  const written = await all(
    trx,
    sql`insert into wallet.report (day, class, balance, unexplained, items, at)
      select ${day}, class, balance, unexplained, items, ${at}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as row (class text, balance bigint, unexplained bigint, items jsonb)
      on conflict do nothing returning day`,
  )
  return written.length > 0
}
