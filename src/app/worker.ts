import { openAgency } from '#app/agency.ts'
import { measureHouse } from '#app/house-metrics.ts'
import { settingsFrom } from '#app/settings.ts'
import { untilEnded } from '#app/wait-for-exit.ts'
import { openDatabase } from '#database/database.ts'
import { findDatabase } from '#database/find-database.ts'
import { prepareDatabase } from '#database/prepare.ts'
import { openDatabaseClock } from '#server/database-clock.ts'
import { openHttp } from '#server/http.ts'
import { openJobs } from '#server/jobs.ts'
import { openLog } from '#server/log.ts'
import { logFileIn } from '#server/log-file.ts'
import { StartupError } from '#server/startup-error.ts'
import { openTracing } from '#server/tracing/open-tracing.ts'

// Works on jobs for servers with `JOBS=elsewhere`; any number may run.
try {
  const wanted = settingsFrom(process.env)
  const found = await findDatabase(wanted)
  const databaseUrl = found.url
  const settings = { ...wanted, databaseUrl }
  const { directUrl } = settings
  const { database, pool, close } = openDatabase(databaseUrl, 16, { isPooled: directUrl !== undefined })
  await prepareDatabase(found)
  const log = openLog(settings.logLevel, logFileIn(settings.dataDir))
  found.guard({ log, givenUp: () => process.exit(1) })
  const tracing = await openTracing(settings.tracing, log)
  const jobs = openJobs(databaseUrl, log, directUrl)
  const app = await openHttp({ settings, log })
  const clock = await openDatabaseClock(databaseUrl, log)
  const house = { settings, database, jobs, clock, log, databaseUrl }
  const metrics = await measureHouse(app, house, pool)
  const agency = await openAgency(app, house)
  await jobs.start()
  process.send?.('open')
  console.log('  Parastoo works on its jobs.')
  untilEnded({
    async close() {
      for (const end of [
        jobs.stop,
        agency.close,
        metrics.close,
        app.close.bind(app),
        clock.close,
        close,
        tracing.close,
        found.leave,
      ])
        await end()
    },
  })
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exit(1)
}
