// A second server that works through a mass refund until it is over or killed: DATABASE_URL DATA_DIR ID NOW.
import Fastify from 'fastify'
import { openAgency } from '#app/agency.ts'
import { settingsFrom } from '#app/settings.ts'
import { openDatabase } from '#database/database.ts'
import { workThrough } from '#desk/server/mass-refunds/work.ts'
import { MovableClock } from '#server/clock.ts'
import { openJobs } from '#server/jobs.ts'
import { openLog } from '#server/log.ts'

const [databaseUrl = '', dataDir = '', massRefundId = '', now = ''] = process.argv.slice(2)
const { database } = openDatabase(databaseUrl)
const log = openLog('silent')
const jobs = openJobs(databaseUrl, log)
const clock = new MovableClock()
clock.set(Temporal.Instant.from(now))
const settings = { ...settingsFrom({ DATA_DIR: dataDir }), databaseUrl }
const agency = await openAgency(Fastify(), { settings, database, jobs, clock, log, databaseUrl })
await jobs.start('sending')
while (await workThrough({ ...agency, database }, massRefundId));
process.exit(0)
