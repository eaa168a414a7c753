// npm run visas -- …: the desk of the visas, until it has pages; beside a running server or by itself. Travellers are told by the server.
import { openAgency } from '#agency.ts'
import { openDatabase } from '#database/database.ts'
import { findDatabase } from '#database/find-database.ts'
import { migrate } from '#database/migrate.ts'
import { CannotOpen } from '#server/cannot-open.ts'
import { systemClock } from '#server/clock.ts'
import { openHttp } from '#server/http.ts'
import { openJobs } from '#server/jobs.ts'
import { openLog } from '#server/log.ts'
import { Refusal } from '#server/refusal.ts'
import { settingsFrom } from '#server/settings.ts'
import type { Visas } from '#visas/server/visas.ts'
import { toldBy, usage } from './visas/deeds.ts'

try {
  const told = await atTheDesk((desk) => toldBy(desk, process.argv.slice(2)))
  console.log((told ?? usage).join('\n'))
  if (told === undefined) process.exitCode = 1
} catch (error) {
  if (!(error instanceof CannotOpen || error instanceof Refusal || isFileFault(error))) throw error
  console.error(error instanceof Refusal ? `${error.code}: ${error.says}` : error.message)
  process.exitCode = 1
}

async function atTheDesk<T>(work: (desk: Visas['desk']) => Promise<T>): Promise<T> {
  await using opened = new AsyncDisposableStack()
  const wanted = settingsFrom(process.env)
  const found = await findDatabase(wanted.databaseUrl, wanted.dataDir)
  opened.defer(found.leave)
  const settings = { ...wanted, databaseUrl: found.url }
  const { database, close } = openDatabase(found.url)
  opened.defer(close)
  await migrate(database)
  const log = openLog('warn')
  const jobs = openJobs(found.url, log)
  const app = await openHttp({ settings, log })
  opened.defer(() => app.close())
  const house = { settings, database, jobs, clock: systemClock, log, databaseUrl: found.url }
  const agency = await openAgency(app, house)
  opened.defer(agency.close)
  await jobs.start('sending')
  opened.defer(jobs.stop)
  return await work(agency.visas.desk)
}

/** A file that is not there, or may not be read or written. */
function isFileFault(error: unknown): error is Error {
  return error instanceof Error && 'syscall' in error && 'path' in error
}
