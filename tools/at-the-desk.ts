// The house opened without its pages, for whoever works in it by a command; beside a running server or by itself.
import { openAgency } from '#app/agency.ts'
import type { Agency } from '#app/door.ts'
import { settingsFrom } from '#app/settings.ts'
import { openDatabase } from '#database/database.ts'
import { findDatabase } from '#database/find-database.ts'
import { prepareDatabase } from '#database/prepare.ts'
import { openDatabaseClock } from '#server/database-clock.ts'
import { openHttp } from '#server/http.ts'
import { openJobs } from '#server/jobs.ts'
import { openLog } from '#server/log.ts'
import { Refusal } from '#server/refusal.ts'
import { StartupError } from '#server/startup-error.ts'

/** Prints the result, or the usage; a refusal is printed and fails the command. */
export async function atTheDesk(
  usage: readonly string[],
  work: (agency: Agency) => Promise<readonly string[] | undefined>,
): Promise<void> {
  try {
    const told = await inTheHouse(work)
    console.log((told ?? usage).join('\n'))
    if (told === undefined) process.exitCode = 1
  } catch (error) {
    if (!(error instanceof StartupError || error instanceof Refusal || isFileFault(error))) throw error
    console.error(error instanceof Refusal ? `${error.code}: ${error.says}` : error.message)
    process.exitCode = 1
  }
}

async function inTheHouse<T>(work: (agency: Agency) => Promise<T>): Promise<T> {
  await using opened = new AsyncDisposableStack()
  const wanted = settingsFrom(process.env)
  const found = await findDatabase(wanted)
  opened.defer(found.leave)
  const settings = { ...wanted, databaseUrl: found.url }
  const { database, close } = openDatabase(found.url, 16, { isPooled: wanted.directUrl !== undefined })
  opened.defer(close)
  await prepareDatabase(found)
  const log = openLog('warn')
  const jobs = openJobs(found.url, log, wanted.directUrl)
  const app = await openHttp({ settings, log })
  opened.defer(() => app.close())
  const clock = await openDatabaseClock(found.url, log)
  opened.defer(clock.close)
  const house = { settings, database, jobs, clock, log, databaseUrl: found.url }
  const agency = await openAgency(app, house)
  opened.defer(agency.close)
  await jobs.start('sending')
  opened.defer(jobs.stop)
  return await work(agency)
}

function isFileFault(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && 'path' in error
}
