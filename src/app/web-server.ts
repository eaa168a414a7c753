import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { openAgency } from '#app/agency.ts'
import { clockSentence } from '#app/clock-sentence.ts'
import type { Agency } from '#app/door.ts'
import { measureHouse } from '#app/house-metrics.ts'
import { type AgencySettings, settingsFrom } from '#app/settings.ts'
import { type OpenDatabase, openDatabase } from '#database/database.ts'
import { findDatabase } from '#database/find-database.ts'
import { prepareDatabase } from '#database/prepare.ts'
import { demoTraveller, settle } from '#demo/sample-data.ts'
import { openSimulators } from '#demo/simulators.ts'
import type { Clock } from '#server/clock.ts'
import { openDatabaseClock } from '#server/database-clock.ts'
import { faultAt, freePort } from '#server/free-port.ts'
import { openHttp } from '#server/http.ts'
import { openJobs } from '#server/jobs.ts'
import { openLog } from '#server/log.ts'
import { logFileIn } from '#server/log-file.ts'
import { StartupError } from '#server/startup-error.ts'
import { openTracing } from '#server/tracing/open-tracing.ts'
import { pageBuild } from '#web/server/page-build.ts'
import { mountPages, type Pages } from '#web/server/pages.ts'
import { serveApp } from '#web/server/serve-app.ts'
import { staticPage } from '#web/server/serve-worker.ts'

export interface Running {
  readonly agency: Agency
  readonly app: FastifyInstance
  readonly settings: AgencySettings
  readonly database: OpenDatabase
  /** Drains requests, returns jobs, closes everything. */
  close(): Promise<void>
  /** Reports leaving and serves on for the set time. */
  leave(): Promise<void>
}

export interface Opening {
  readonly environment: NodeJS.ProcessEnv
  readonly say: (line: string) => void
  /** default: the build, renewed when older than its sources */
  readonly pagesOf?: (dataDir: string, say: (line: string) => void) => Promise<Pages>
  /** the embedded database died for good */
  readonly lost?: () => void
  readonly clock?: Clock
  /** default: the prices of a year are laid out after the start and the front page's tiles and articles read; else what somebody asks for */
  readonly laysOutYear?: boolean
}

/** Throws CannotOpen with advice. */
export async function openParastoo(opening: Opening): Promise<Running> {
  const { environment, say, pagesOf = pageBuild } = opening
  const wanted = settingsFrom(environment)
  await refuseTakenPort(wanted)
  await using opened = new AsyncDisposableStack()
  const simulators = await openSimulators(wanted)
  opened.defer(simulators.close)
  const found = await findDatabase(wanted)
  opened.defer(found.leave)
  const settings = { ...simulators.settings, databaseUrl: found.url }
  const database = openDatabase(settings.databaseUrl, 16, { isPooled: settings.directUrl !== undefined })
  opened.defer(database.close)
  await prepareDatabase(found)
  const log = openLog(settings.logLevel, logFileIn(settings.dataDir))
  found.guard({ log, givenUp: () => opening.lost?.() })
  opened.defer((await openTracing(settings.tracing, log)).close)
  const jobs = openJobs(settings.databaseUrl, log, settings.directUrl)
  const pages = await pagesOf(settings.dataDir, say)
  if (pages.close !== undefined) opened.defer(pages.close)
  const app = await openHttp({ settings, log, serverFactory: pages.serverFactory })
  const clock = opening.clock ?? (await openClock(settings.databaseUrl, log, opened))
  const house = { settings, database: database.database, jobs, clock, log }
  const metrics = await measureHouse(app, house, database.pool)
  opened.defer(metrics.close)
  const agency = await openAgency(app, { ...house, databaseUrl: settings.databaseUrl })
  opened.defer(agency.close)
  await settle(agency)
  serveApp(app, pages, settings)
  const away = new Map(settings.sites.all.map(({ brand }) => [brand.id, staticPage(pages, brand)]))
  await mountPages(app, {
    ...pages,
    sites: settings.sites,
    furnish: agency.furnish,
    rateOf: async (currency) => (await agency.rates.current())[currency],
    displayOf: (visitor) => (visitor.kind === 'user' ? agency.accounts.displayOf(visitor.userId) : undefined),
    away: ({ brand }) => away.get(brand.id),
  })
  if (opening.laysOutYear !== false) readAhead(agency, settings, log)
  await jobs.start(settings.jobs === 'here' ? 'working' : 'sending')
  opened.defer(jobs.stop)
  await app.listen({ port: settings.port, host: settings.host })
  opened.defer(() => app.close())
  greet(settings, simulators.inbox, say)
  sayClock(clock, say)
  if (opening.laysOutYear !== false) layOutYear(agency, log)
  return { agency, app, settings, database, ...endingOf(agency, settings, opened.move()) }
}

function endingOf(
  { readiness }: Agency,
  { drainSeconds }: AgencySettings,
  held: AsyncDisposableStack,
): Pick<Running, 'leave' | 'close'> {
  return {
    async leave() {
      readiness.leave()
      await sleep(drainSeconds * 1000)
    },
    close() {
      readiness.leave()
      return held.disposeAsync()
    },
  }
}

function layOutYear({ flights }: Agency, log: FastifyBaseLogger): void {
  void flights.work.tellYear().catch((error: unknown) => log.warn({ err: error }, 'flights.year-untold'))
}

/** What the front page tells below its search, before anybody comes: whoever is first does not wait for it and would see none. */
function readAhead(
  { storefront, magazine }: Agency,
  { sites }: AgencySettings,
  log: FastifyBaseLogger,
): void {
  const readings = [magazine.ready(), ...sites.all.map((site) => sites.at(site, storefront.tiles))]
  for (const reading of readings)
    void Promise.resolve(reading).catch((error: unknown) => log.warn({ err: error }, 'storefront.unread'))
}

async function openClock(url: string, log: FastifyBaseLogger, opened: AsyncDisposableStack): Promise<Clock> {
  const clock = await openDatabaseClock(url, log)
  opened.defer(clock.close)
  return clock
}

async function refuseTakenPort({ port, host }: AgencySettings): Promise<void> {
  const address = host === 'localhost' ? '127.0.0.1' : host
  const fault = await faultAt(port, address)
  if (fault === undefined) return
  if (fault.code !== 'EADDRINUSE') throw new StartupError(`HOST, PORT: ${fault.message}`)
  const other = await freePort(port + 1, address)
  throw new StartupError(`Port ${port} is taken by another program. A free one: PORT=${other} npm start`)
}

function sayClock(clock: Clock, say: Opening['say']): void {
  const wrong = clockSentence(clock)
  if (wrong !== undefined) say(`  ${wrong}`)
}

function greet(settings: AgencySettings, inbox: string | undefined, say: (line: string) => void): void {
  say('')
  say(`  Parastoo is open:     ${settings.sites.all.map(({ publicUrl }) => publicUrl).join('  ')}`)
  if (settings.mode === 'demo')
    say(
      `  Demo traveller:       ${demoTraveller.mobile} (${demoTraveller.nameEnglish}), the code comes as a message`,
    )
  if (inbox !== undefined) say(`  Sent messages:        ${inbox}`)
  if (settings.bank.isSimulator) say(`  Cards of the bank:    ${settings.bank.baseUrl}`)
  say('')
}
