import { flushCompileCache } from 'node:module'
import { destination } from 'pino'
import { openAgency } from '#app/agency.ts'
import { settingsFrom } from '#app/settings.ts'
import { openDatabase } from '#database/database.ts'
import { openDatabaseClock } from '#server/database-clock.ts'
import { openHttp } from '#server/http.ts'
import { openJobs } from '#server/jobs.ts'
import { openLog } from '#server/log.ts'
import { torn } from './plants.ts'

// The whole agency without its pages, as a process to be killed: the server answers and leaves the jobs to the worker.
// `PLANTED=torn-transactions` breaks it on purpose.
const isWorker = process.env.ROLE === 'worker'
process.env.NODE_ENV = 'production'
const settings = settingsFrom(process.env)
const databaseUrl = settings.databaseUrl ?? ''
const log = openLog(settings.logLevel, destination({ dest: 1, sync: true }))
const { directUrl } = settings
const { database } = openDatabase(databaseUrl, 16, { isPooled: directUrl !== undefined })
const jobs = openJobs(databaseUrl, log, directUrl)
const app = await openHttp({ settings, log })
await openAgency(app, {
  settings,
  database: process.env.PLANTED === 'torn-transactions' ? torn(database) : database,
  jobs,
  clock: await openDatabaseClock(databaseUrl, log),
  log,
  databaseUrl,
})
await jobs.start(isWorker ? 'working' : 'sending')
if (!isWorker) await app.listen({ port: settings.port, host: settings.host })
process.send?.('open')
flushCompileCache() // a process that is killed keeps none by itself, and opening again should be quick
