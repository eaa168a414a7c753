import { openAgency } from '#app/agency.ts'
import type { Agency } from '#app/door.ts'
import { type BankSimulator, openBankSimulator } from '#simulators/bank/server.ts'
import { openMailSimulator } from '#simulators/mail/server.ts'
import { openMessengersSimulator } from '#simulators/messengers/server.ts'
import { openSmsSimulator, type SmsSimulator } from '#simulators/sms/server.ts'
import { someBrowser } from '#testing/accounts/arrival.ts'
import { everybodyIsOfAge } from '#testing/accounts/of-age.ts'
import { queuesOf } from '#testing/app/queues.ts'
import type { Filled } from '#testing/database/database.ts'
import { openTestHouse, type TestHouse } from '#testing/server/house.ts'

export interface Asking {
  readonly by?: string | undefined
  /** as a cookie */
  readonly browsing?: string | undefined
  readonly body?: object | undefined
  /** a posted form, as from a bank's page */
  readonly form?: Readonly<Record<string, string>> | undefined
  /** a form in parts instead of a body */
  readonly parts?: Readonly<Record<string, string | Blob>> | undefined
  readonly key?: string | undefined
  /** as a trusted proxy forwards it */
  readonly address?: string | undefined
  /** default: the house's own */
  readonly host?: string | undefined
}

/** `data`, or the refusal's `code` and sentences by property. */
export interface TestResponse {
  readonly status: number
  readonly text: string
  readonly data: unknown
  readonly code: string | undefined
  readonly said: readonly { readonly property?: string; readonly errors: readonly string[] }[]
  readonly location: string | undefined
}

/** Asks `POST /api/…` or `GET /api/…`, in process or over a wire. */
export type Ask = (line: string, asking?: Asking) => Promise<TestResponse>

export interface SignedIn {
  readonly userId: string
  readonly token: string
}

export interface TestAgency extends AsyncDisposable {
  readonly agency: Agency
  readonly house: TestHouse
  readonly bank: BankSimulator
  readonly sms: SmsSimulator
  readonly ask: Ask
  admit(phone: string): Promise<SignedIn>
}

/** Tests name days by the calendar: they begin on this one, whatever day it is outside. */
const beginning = Temporal.Instant.from('2026-11-21T06:00:00Z')

/** Every room, real HTTP and jobs, simulated bank and messages, a database of its own. Jobs use the database's clock. */
export function openTestAgency(environment: Record<string, string> = {}): Promise<TestAgency> {
  return openedOn(queuesOf(openedOn), environment)
}

/** As `openTestAgency`, on the day it is outside: for whoever reckons days from there. */
export async function openAgencyToday(environment: Record<string, string> = {}): Promise<TestAgency> {
  const opened = await openTestAgency(environment)
  opened.house.clock.set(Temporal.Now.instant())
  return opened
}

async function openedOn(
  filled?: Filled,
  environment: Readonly<Record<string, string>> = {},
): Promise<TestAgency> {
  await using opened = new AsyncDisposableStack()
  const bank = await openBankSimulator({ port: 0, now: () => house.clock.now() })
  opened.defer(bank.close)
  const sms = await openSmsSimulator({ port: 0 })
  opened.defer(sms.close)
  const ways = await waysBeside(sms, opened)
  const house = opened.use(
    await openTestHouse(
      {
        ...(environment['PARASTOO_MODE'] === 'production' ? noSuppliers : { ...at(bank, sms), ...ways }),
        PORT: '3000',
        TRUST_PROXY: '127.0.0.1',
        HOLDS_BEFORE_CAPTCHA: '50',
        ...environment,
      },
      filled,
    ),
  )
  house.clock.set(beginning)
  await everybodyIsOfAge(house.database)
  const first = await openAgency(house.app, { ...house, databaseUrl: String(house.settings.databaseUrl) })
  let closed: Promise<void> | undefined
  // a test may close it early
  const agency = { ...first, close: () => (closed ??= first.close()) }
  opened.defer(agency.close)
  await house.jobs.start(house.settings.jobs === 'here' ? 'working' : 'sending')
  const held = opened.move()
  return {
    agency,
    house,
    bank,
    sms,
    ask: (line, asking) => injected(house, line, asking),
    admit: async (phone) => {
      const { userId, accessToken } = await agency.accounts.admit(
        { phone },
        { ...someBrowser, device: `the browser of ${phone}` },
      )
      return { userId, token: accessToken }
    },
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  }
}

async function waysBeside(
  { book }: SmsSimulator,
  opened: AsyncDisposableStack,
): Promise<Record<string, string>> {
  const messengers = await openMessengersSimulator({ port: 0, host: 'localhost', book })
  opened.defer(messengers.close)
  const mail = await openMailSimulator({ port: 0, host: 'localhost', book })
  opened.defer(mail.close)
  return { MESSENGERS_TWIN_PORT: new URL(messengers.url).port, MAIL_TWIN_PORT: new URL(mail.url).port }
}

export function at(bank: BankSimulator, sms: SmsSimulator): Record<string, string> {
  return {
    BANK_URL: bank.url,
    SMS_URL: sms.url,
    SMS_API_KEY: 'house-simulator-key',
    ...noSuppliers,
  }
}

const noSuppliers = {
  SUPPLIERS: 'none',
  HOTEL_SUPPLIERS: 'none',
  INSURERS: 'none',
  EXPERIENCE_SUPPLIERS: 'none',
} as const

async function injected({ app }: TestHouse, line: string, asking: Asking = {}): Promise<TestResponse> {
  const [method = 'GET', url = '/'] = line.split(' ')
  const response = await app.inject({
    method: method as 'GET',
    url,
    headers: headersOf(asking),
    ...(asking.body === undefined ? {} : { payload: asking.body }),
    ...(asking.form === undefined ? {} : { payload: new URLSearchParams(asking.form).toString() }),
    ...(asking.parts === undefined ? {} : { payload: multipartOf(asking.parts) }),
  })
  return sentBy(response.statusCode, response.body, response.headers.location)
}

export function headersOf({ by, browsing, key, address, form, host }: Asking): Record<string, string> {
  return {
    'idempotency-key': key ?? crypto.randomUUID(),
    ...(by === undefined ? {} : { authorization: `Bearer ${by}` }),
    ...(browsing === undefined ? {} : { cookie: `access=${browsing}` }),
    ...(address === undefined ? {} : { 'x-forwarded-for': address }),
    ...(host === undefined ? {} : { host }),
    ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
  }
}

export function multipartOf(parts: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData()
  for (const [name, part] of Object.entries(parts))
    if (typeof part === 'string') form.set(name, part)
    else form.set(name, part, 'sent')
  return form
}

export function sentBy(status: number, text: string, location: string | undefined): TestResponse {
  const body: Body = text.startsWith('{') ? JSON.parse(text) : {}
  return { status, text, location, data: body.data, code: body.meta?.code, said: body.meta?.errors ?? [] }
}

interface Body {
  readonly data?: unknown
  readonly meta?: { readonly code: string; readonly errors: TestResponse['said'] }
}
