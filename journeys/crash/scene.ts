import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify from 'fastify'
import { openAgency } from '#app/agency.ts'
import type { Agency } from '#app/door.ts'
import { settingsFrom } from '#app/settings.ts'
import { type Database, openDatabase } from '#database/database.ts'
import { demoVouchers } from '#demo/sample-data.ts'
import type { DocumentKind } from '#documents/kinds.ts'
import { MovableClock } from '#server/clock.ts'
import { freePort } from '#server/free-port.ts'
import { openJobs, type RunningJobs } from '#server/jobs.ts'
import { openLog } from '#server/log.ts'
import { type BankSimulator, openBankSimulator } from '#simulators/bank/server.ts'
import {
  type DuffelStaysSimulator,
  openDuffelStaysSimulator,
  token as staysToken,
} from '#simulators/duffel-stays/server.ts'
import { openSmsSimulator } from '#simulators/sms/server.ts'
import { someBrowser } from '#testing/accounts/arrival.ts'
import { everybodyIsOfAge } from '#testing/accounts/of-age.ts'
import { type Ask, at } from '#testing/app/agency.ts'
import { freshDatabase } from '#testing/database/database.ts'
import type { Buyer, Shop } from '../buyer/diary.ts'
import { type Person, personOf } from '../buyer/person.ts'
import { openWire, type Wire } from '../buyer/wire.ts'
import { openSellerOfExperiences, type SellerOfExperiences } from './experience-supplier.ts'
import { type Insurer, openInsurer } from './insurer.ts'
import { type Plant, plantIn } from './plants.ts'
import { type OwnPostgres, openPostgres } from './postgres.ts'
import { openSellerOfFlights, type SellerOfFlights } from './seller-of-flights.ts'
import { type Victim, victim } from './victim.ts'

/** Server and worker processes, their database and simulators, and an in-process desk on the same database. */
export interface Scene extends AsyncDisposable {
  /** the settings of server and worker */
  readonly environment: Readonly<Record<string, string>>
  readonly server: Victim
  readonly worker: Victim
  readonly postgres: OwnPostgres | undefined
  readonly wire: Wire
  readonly bank: BankSimulator
  /** who sells us rooms abroad */
  readonly stays: DuffelStaysSimulator
  readonly insurer: Insurer
  readonly experiences: SellerOfExperiences
  /** abroad */
  readonly flights: SellerOfFlights
  readonly database: Database
  readonly desk: Agency
  readonly clock: MovableClock
  /** the desk's jobs; it only hands them to others until started, so that
   * nobody but server and worker does them while they are killed */
  readonly jobs: RunningJobs
  open(): Promise<void>
  bugs(): readonly string[]
  buyer(number: number): Promise<Buyer>
  again(buyer: Buyer): Promise<Buyer>
  /** uploads a document; returns its id */
  hand(buyer: Buyer, what: { readonly kind: DocumentKind; readonly sent: Buffer }): Promise<string>
  /** While PostgreSQL is down our own desk is, too; it is asked again until it is back. */
  untilBack<T>(ask: () => Promise<T>): Promise<T>
  /** where this traveller buys, with so much patience */
  shop(buyer: Buyer, ask: Ask): Shop
}

const secrets = {
  TOKEN_SECRET: 'a token secret for tests, long enough',
  CODE_PEPPER: 'a pepper for tests, which is long enough',
}

export interface SceneWish {
  readonly plant?: Plant | undefined
  readonly hasOwnPostgres?: boolean
  /** a house that others open: where its database and its pages are */
  readonly elsewhere?: { readonly databaseUrl: string; readonly publicUrl: string }
  /** where server and worker reach the database; what they listen to they hear past it */
  readonly through?: (direct: string) => Promise<string>
}

export async function openScene({
  plant,
  hasOwnPostgres = false,
  elsewhere,
  through,
}: SceneWish = {}): Promise<Scene> {
  await using opened = new AsyncDisposableStack()
  const folder = mkdtempSync(path.join(tmpdir(), 'parastoo-crash-'))
  opened.defer(() => rmSync(folder, { recursive: true, force: true }))
  const postgres = hasOwnPostgres ? await openPostgres() : undefined
  const url = elsewhere?.databaseUrl ?? (await databaseUrl(postgres, opened))
  const clock = new MovableClock()
  const bank = await openBankSimulator({ port: 0, now: () => clock.now() })
  opened.defer(bank.close)
  const sms = await openSmsSimulator({ port: 0 })
  opened.defer(sms.close)
  const stays = await openDuffelStaysSimulator({ port: 0, now: () => clock.now() })
  opened.defer(stays.close)
  const insurer = await openInsurer(() => clock.now())
  opened.defer(insurer.close)
  const experiences = await openSellerOfExperiences(() => clock.now())
  opened.defer(experiences.close)
  const flights = await openSellerOfFlights(() => clock.now())
  opened.defer(flights.close)
  const suppliers = { ...insurer.environment, ...experiences.environment, ...flights.environment }
  const outside = { ...at(bank, sms), ...roomsOf(stays), ...suppliers }
  const environment = { ...common(folder, url), ...outside, ...(await placeOf(elsewhere)) }
  const { database, close } = openDatabase(url, 8)
  opened.defer(close)
  if (plant !== undefined) await plantIn(database, plant)
  await everybodyIsOfAge(database)
  const settings = settingsFrom(environment)
  const log = openLog('silent')
  const jobs = openJobs(url, log)
  const desk = await openAgency(Fastify(), { settings, database, jobs, clock, log, databaseUrl: url })
  opened.defer(desk.close)
  await desk.orders.publishVoucher(demoVouchers.open)
  opened.defer(jobs.stop)
  const logFile = path.join(folder, 'server.log')
  const pooled = through && { DATABASE_URL: await through(url), DIRECT_DATABASE_URL: url }
  const planted = { environment: { ...environment, ...pooled, PLANTED: plant ?? '' }, logFile }
  const server = opened.use(victim({ ...planted, role: 'server' }))
  const worker = opened.use(victim({ ...planted, role: 'worker' }))
  const held = opened.move()
  return {
    environment,
    server,
    worker,
    postgres,
    wire: openWire(desk.settings.publicUrl),
    bank,
    stays,
    insurer,
    experiences,
    flights,
    database,
    desk,
    clock,
    jobs,
    async open() {
      await Promise.all([server.open(), worker.open()])
      await jobs.start('sending')
    },
    bugs: () => bugsIn(logFile),
    buyer: (number) => untilBack(() => admitted(desk, personOf(number))),
    again: ({ person }) => untilBack(() => admitted(desk, person)),
    hand: ({ userId, person: { address } }, what) =>
      untilBack(async () => (await desk.documents.keep({ userId, address }, what)).id),
    shop: ({ userId }, ask) => ({
      ask,
      pepper: secrets.CODE_PEPPER,
      wayOf: ({ id }) => untilBack(async () => (await desk.payments.goingOf(id, userId)).action),
    }),
    untilBack,
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  }
}

async function databaseUrl(postgres: OwnPostgres | undefined, opened: AsyncDisposableStack): Promise<string> {
  if (postgres !== undefined) {
    opened.defer(postgres.stop)
    return postgres.url
  }
  const fresh = await freshDatabase()
  opened.defer(fresh.drop)
  return fresh.url
}

function common(folder: string, url: string): Record<string, string> {
  return {
    ...secrets,
    DATA_DIR: folder,
    DATABASE_URL: url,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    FLOOD_PER_MINUTE: '0',
    HOLDS_BEFORE_CAPTCHA: '50',
    MESSAGES: 'none',
    TRUST_PROXY: '127.0.0.1',
    NODE_COMPILE_CACHE: path.join(folder, 'compiled'),
  }
}

function roomsOf({ url }: DuffelStaysSimulator): Record<string, string> {
  return {
    HOTEL_SUPPLIERS: 'duffel-stays',
    DUFFEL_STAYS_URL: url,
    DUFFEL_STAYS_TOKEN: staysToken,
    DUFFEL_STAYS_EMAIL: 'stays@example.com',
  }
}

async function placeOf(elsewhere: SceneWish['elsewhere']): Promise<Record<string, string>> {
  if (elsewhere !== undefined) return { PUBLIC_URL: elsewhere.publicUrl }
  const port = await freePort(20_000 + ((process.pid * 11) % 9000))
  return { PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` }
}

async function admitted(desk: Agency, person: Person): Promise<Buyer> {
  const own = { ...someBrowser, device: `the browser of ${person.phone}` }
  const { userId, sessionId, accessToken } = await desk.accounts.admit({ phone: person.phone }, own)
  await desk.accounts.stepUp.prove(sessionId) // as by the code that was typed
  return { person, userId, token: accessToken }
}

async function untilBack<T>(ask: () => Promise<T>): Promise<T> {
  const end = performance.now() + 60_000
  for (;;)
    try {
      return await ask()
    } catch (error) {
      if (performance.now() > end) throw error
      await sleep(200)
    }
}

/** Logged bugs, and crash output. */
function bugsIn(logFile: string): readonly string[] {
  return readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((line) => line.includes('"msg":"bug"') || /^[A-Z]\w*Error\b/.test(line))
}
