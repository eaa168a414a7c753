import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { openParastoo, type Running } from '#app/web-server.ts'
import { openDatabase } from '#database/database.ts'
import { findDatabase } from '#database/find-database.ts'
import type { Clock } from '#server/clock.ts'
import { freePort } from '#server/free-port.ts'
import { everybodyIsOfAge } from '#testing/accounts/of-age.ts'
import { freshDatabase } from '#testing/database/database.ts'
import { testFolder } from '#testing/server/folder.ts'
import { pageBuild } from '#web/server/page-build.ts'
import { isInFull } from './sizes.ts'

export const sizes = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
  tablet: { viewport: { width: 768, height: 1024 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1 },
  small: { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const
export type Size = keyof typeof sizes

export interface Stage extends AsyncDisposable {
  readonly address: string
  readonly inbox: string
  readonly product: Running
  readonly browser: Browser
  visit(size: Size, options?: VisitOptions): Promise<Visit>
}

export interface VisitOptions {
  readonly theme?: 'light' | 'dark'
  readonly javaScriptEnabled?: boolean
  readonly at?: string
  /** allows our service worker; other stories control the network themselves */
  readonly serviceWorkers?: 'allow'
  /** by default nothing moves, which spares a tenth of the work; `SIZES=all` moves everywhere */
  readonly motion?: 'no-preference'
  /** default: the browser's own */
  readonly userAgent?: string
}

export interface Visit extends AsyncDisposable {
  readonly page: Page
  readonly context: BrowserContext
  readonly faults: string[]
}

let pages: ReturnType<typeof pageBuild> | undefined

/** `{port}` in what is set is the port it listens at. Own ports and data, and a browser; a database in the tests' shared PostgreSQL, or with an empty `DATABASE_URL` its own. */
export async function openStage(
  environment: Record<string, string> = {},
  clock?: Clock,
  browserWanted: 'light' | 'whole' = 'light',
): Promise<Stage> {
  await using opened = new AsyncDisposableStack()
  const dataDir = testFolder('journey')
  opened.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  const port = await freePort(firstPort())
  const shared = await sharedDatabase(environment, opened)
  const outside = environment.DATABASE_URL ?? shared.DATABASE_URL ?? process.env.DATABASE_URL ?? ''
  const product = await openParastoo({
    environment: {
      ...process.env,
      ...shared,
      PORT: String(port),
      HOST: 'localhost',
      DATA_DIR: dataDir,
      BANK_TWIN_PORT: String(port + 200),
      SMS_TWIN_PORT: String(port + 400),
      MESSENGERS_TWIN_PORT: String(port + 600),
      MAIL_TWIN_PORT: String(port + 800),
      IDENTITY_TWIN_PORT: String(port + 1000),
      AERODATABOX_TWIN_PORT: String(port + 1200),
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'error',
      FLOOD_PER_MINUTE: '0',
      HOLDS_BEFORE_CAPTCHA: '50', // one story of its own meets it
      CAPTCHA_WORK: '20', // the browser still has to find its number
      SUPPLIERS: 'none',
      HOTEL_SUPPLIERS: 'none',
      INSURERS: 'none',
      OCTO_TWIN_PORT: String(port + 2000),
      DUFFEL_STAYS_TWIN_PORT: String(port + 1400),
      PUSH_TWIN_PORT: String(port + 1600),
      MAGAZINE_TWIN_PORT: String(port + 1800),
      ...Object.fromEntries(
        Object.entries(environment).map(([name, value]) => [name, value.replaceAll('{port}', String(port))]),
      ),
    },
    say: () => undefined,
    ...(clock && { clock }),
    pagesOf: () => (pages ??= pageBuild(path.resolve('.data'))), // one build for all stages, looked for once
    laysOutYear: isInFull || process.env.LANE === undefined, // beside others only what is asked for: a year takes ten seconds
  })
  opened.defer(() => product.close())
  await ofAge(product, outside === '' ? dataDir : undefined)
  const browser = await launch(browserWanted)
  opened.defer(() => browser.close())
  const held = opened.move()
  return {
    address: product.settings.publicUrl,
    inbox: product.settings.sms.baseUrl,
    product,
    browser,
    visit: (size, options) => visit(browser, product, { size, ...options }),
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  }
}

/** Embedded tables belong to a role that the server is not. */
async function ofAge(product: Running, embeddedIn: string | undefined): Promise<void> {
  if (embeddedIn === undefined) return everybodyIsOfAge(product.database.database)
  const found = await findDatabase({ databaseUrl: undefined, ownerUrl: undefined, dataDir: embeddedIn })
  const owner = openDatabase(found.ownerUrl)
  await everybodyIsOfAge(owner.database)
  await owner.close()
  await found.leave()
}

async function sharedDatabase(
  environment: Record<string, string>,
  opened: AsyncDisposableStack,
): Promise<Record<string, string>> {
  if (process.env.TEST_DATABASE_URL === undefined || environment.DATABASE_URL !== undefined) return {}
  const { url, drop } = await freshDatabase()
  opened.defer(drop)
  return { DATABASE_URL: url }
}

let stages = 0

/** Spreads port searches of parallel stages and lanes: a free port is only bound a while later. */
function firstPort(): number {
  stages += 1
  const lane = Number(process.env.LANE ?? 0)
  return 3100 + lane * 3000 + ((process.pid * 7 + stages * 13) % 180)
}

/** The light one draws no window, which spares a third of its work, and knows neither notifications nor passkeys. */
/** Pages live for seconds: what compiles and draws for long ones costs a sixth of a story. */
const sparing = ['--js-flags=--no-opt --no-maglev', '--num-raster-threads=1', '--disable-gpu-compositing']

export function launch(wanted: 'light' | 'whole' = 'light'): Promise<Browser> {
  const whole = process.env.CHROME_PATH ?? '/usr/bin/chromium'
  return chromium.launch({
    executablePath: wanted === 'light' ? (process.env.HEADLESS_SHELL_PATH ?? whole) : whole,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(wanted === 'light' ? sparing : []),
    ],
  })
}

async function visit(browser: Browser, product: Running, how: VisitOptions & { size: Size }): Promise<Visit> {
  const context = await browser.newContext({
    ...sizes[how.size],
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    colorScheme: process.env.NIGHT === undefined ? (how.theme ?? 'light') : 'dark',
    reducedMotion: how.motion ?? (isInFull ? 'no-preference' : 'reduce'),
    javaScriptEnabled: how.javaScriptEnabled ?? true,
    baseURL: how.at ?? product.settings.publicUrl,
    serviceWorkers: how.serviceWorkers ?? 'block',
    ...(how.userAgent !== undefined && { userAgent: how.userAgent }),
  })
  context.setDefaultTimeout(60_000) // another story may be told beside this one
  context.setDefaultNavigationTimeout(60_000)
  const page = await context.newPage()
  await slowed(page)
  const faults: string[] = []
  watch(page, product, faults)
  return { page, context, faults, [Symbol.asyncDispose]: () => leave(page, context) }
}

/** `SLOW_PAGES=8` finds stories that act before a page's script has come: eight times slower than the machine. */
async function slowed(page: Page): Promise<void> {
  const rate = Number(process.env.SLOW_PAGES ?? 1)
  if (rate === 1) return
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
}

/** The last look is for whoever cannot look again: CI keeps those of a run that failed. */
async function leave(page: Page, context: BrowserContext): Promise<void> {
  if (process.env.CI !== undefined)
    await page.screenshot({ path: `.data/journeys/${Date.now()}.jpeg`, scale: 'css' })
  await context.close()
}

/** Faults: console errors, page errors, requests to other origins. */
function watch(page: Page, product: Running, faults: string[]): void {
  const { sites, bank, sms, google } = product.settings
  const issuer = google === undefined ? [] : [new URL(google.authorizeUrl).origin]
  const ours = [...sites.all.map(({ publicUrl }) => publicUrl), bank.baseUrl, sms.baseUrl, ...issuer]
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('request', (request) => {
    const url = request.url()
    const isOurs = ours.some(
      (origin) => url.startsWith(origin) || url.startsWith(origin.replace('http', 'ws')),
    )
    const isTopLevel = request.isNavigationRequest() && request.frame() === page.mainFrame()
    if (!isOurs && !isTopLevel && !url.startsWith('data:') && !url.startsWith('blob:'))
      faults.push(`foreign: ${url}`)
  })
}

/** No faults but the expected refusals, which browsers log themselves. */
export function assertFaultless(visited: Visit, refusals: readonly RegExp[] = []): void {
  const unexpected = visited.faults.filter((fault) => !refusals.some((refusal) => refusal.test(fault)))
  assert.deepEqual(unexpected, [])
}
