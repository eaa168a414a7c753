import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { openAgency } from '#app/agency.ts'
import type { Agency } from '#app/door.ts'
import { settingsFrom } from '#app/settings.ts'
import { openDatabase } from '#database/database.ts'
import { systemClock } from '#server/clock.ts'
import { openJobs } from '#server/jobs.ts'
import { openLog } from '#server/log.ts'
import { freshDatabase, stopSharedServer } from '#testing/database/database.ts'

/** The whole agency on its own database, sixteen connections, no HTTP; jobs are only enqueued. */
export async function openBenchAgency(): Promise<Agency & AsyncDisposable> {
  await using opened = new AsyncDisposableStack()
  const folder = mkdtempSync(path.join(tmpdir(), 'parastoo-bench-'))
  opened.defer(() => rmSync(folder, { recursive: true, force: true }))
  opened.defer(stopSharedServer)
  const fresh = await freshDatabase()
  opened.defer(fresh.drop)
  const { database, close } = openDatabase(fresh.url, 16)
  opened.defer(close)
  const log = openLog('silent')
  const jobs = openJobs(fresh.url, log)
  const settings = {
    ...settingsFrom({ DATA_DIR: folder, HOLDS_PER_TRAVELLER: '1000000', HOLDS_BEFORE_CAPTCHA: '1000000' }),
    databaseUrl: fresh.url,
  }
  const house = { settings, database, jobs, clock: systemClock, log, databaseUrl: fresh.url }
  const agency = await openAgency(Fastify(), house)
  opened.defer(agency.close)
  await jobs.start('sending')
  opened.defer(jobs.stop)
  const held = opened.move()
  return { ...agency, [Symbol.asyncDispose]: () => held.disposeAsync() }
}
