import { openAgency } from '#app/agency.ts'
import { settingsFrom } from '#app/settings.ts'
import { untilEnded } from '#app/wait-for-exit.ts'
import { openDatabase } from '#database/database.ts'
import { findDatabase } from '#database/find-database.ts'
import { migrate } from '#database/migrate.ts'
import { openDatabaseClock } from '#server/database-clock.ts'
import { openHttp } from '#server/http.ts'
import { openJobs } from '#server/jobs.ts'
import { openLog } from '#server/log.ts'
import { logFileIn } from '#server/log-file.ts'
import { StartupError } from '#server/startup-error.ts'

// Works on jobs for servers with `JOBS=elsewhere`; any number may run.
try {
  const wanted = settingsFrom(process.env)
  const found = await findDatabase(wanted.databaseUrl, wanted.dataDir)
  const databaseUrl = found.url
  const settings = { ...wanted, databaseUrl }
  const { database, close } = openDatabase(databaseUrl)
  await migrate(databaseUrl)
  const log = openLog(settings.logLevel, logFileIn(settings.dataDir))
  found.guard({ log, givenUp: () => process.exit(1) })
  const jobs = openJobs(databaseUrl, log)
  const app = await openHttp({ settings, log })
  const clock = await openDatabaseClock(databaseUrl, log)
  const agency = await openAgency(app, { settings, database, jobs, clock, log, databaseUrl })
  await jobs.start()
  process.send?.('open')
  console.log('  Parastoo works on its jobs.')
  untilEnded({
    async close() {
      for (const end of [jobs.stop, agency.close, app.close.bind(app), clock.close, close, found.leave])
        await end()
    },
  })
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exit(1)
}
