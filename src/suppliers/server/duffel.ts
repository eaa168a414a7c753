import * as z from 'zod/mini'
import { done, notSent, type Outcome, type RejectCode, rejected, unknown } from '#suppliers/outcome.ts'
import { type ReceivedEvent, receiveEvents, unheard } from '#suppliers/server/receive-events.ts'

export interface DuffelAccess {
  /** without trailing slash: `https://api.duffel.com` */
  readonly baseUrl: string
  readonly token: string
}

export interface DuffelQuestion<T> {
  readonly path: string
  readonly query?: Readonly<Record<string, string | number | boolean>> | undefined
  readonly data?: object | undefined
  readonly method?: 'PATCH' | undefined
  readonly shape: z.ZodMiniType<T>
  readonly codeOf: (code: string) => RejectCode
}

/** pause when asked to retry without a time, ms */
const laterMs = 10_000
/** wait for an accepted request, ms */
const acceptedMs = 5000

/** Duffel v2. By its error rules (§2.4): 500 and 502 may have done it, 503 and 504 have not, 202 is accepted. */
export async function askDuffel<T>(
  access: DuffelAccess,
  question: DuffelQuestion<T>,
  signal: AbortSignal,
): Promise<Outcome<T>> {
  const heard = await sent(access, question, signal)
  if (heard.kind !== 'text') return unheard(heard)
  const { status } = heard
  const json = jsonIn(heard.text)
  if (status === 202) return { kind: 'processing', ref: null, checkAfterMs: acceptedMs }
  if (status >= 200 && status < 300) {
    const read = question.shape.safeParse(json)
    return read.success ? done(read.data) : unknown('an answer that cannot be read')
  }
  return refusalIn(heard, json, question.codeOf)
}

function sent(
  { baseUrl, token }: DuffelAccess,
  { path, query, data, method }: Omit<DuffelQuestion<unknown>, 'shape'>,
  signal: AbortSignal,
): Promise<ReceivedEvent> {
  const address = new URL(`${baseUrl}${path}`)
  for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, String(value))
  const headers = { accept: 'application/json', authorization: `Bearer ${token}`, 'duffel-version': 'v2' }
  if (data === undefined) return receiveEvents({ address, headers, signal })
  return receiveEvents({
    address,
    method: method ?? 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ data }),
    signal,
    isCommand: true,
  })
}

function refusalIn(
  { status, headers }: Extract<ReceivedEvent, { kind: 'text' }>,
  json: unknown,
  codeOf: (code: string) => RejectCode,
): Outcome<never> {
  if (status === 429) return notSent('too many questions', untilReset(headers['ratelimit-reset']))
  if (status === 503 || status === 504) return notSent(`status ${status}`, laterMs)
  if (status === 401 || status === 403) return rejected('auth', `status ${status}`)
  const error = errorIn(json)
  if (status < 400 || status >= 500 || error === undefined) return unknown(`status ${status}`)
  return rejected(codeOf(error.code), error.words)
}

const Refused = z.object({
  errors: z.array(
    z.object({ code: z.string(), title: z._default(z.string(), ''), message: z._default(z.string(), '') }),
  ),
})

interface DuffelError {
  readonly code: string
  readonly words: string
}

/** Code and title only: messages may repeat what was sent. */
export function errorIn(json: unknown): DuffelError | undefined {
  const read = Refused.safeParse(json)
  const error = read.success ? read.data.errors[0] : undefined
  return error && { code: error.code, words: `${error.code}: ${error.title}`.slice(0, 120) }
}

/** HTTP date to ms from now; at least a second. */
function untilReset(header: string | readonly string[] | undefined): number {
  const at = Date.parse(String(header ?? ''))
  return Number.isNaN(at) ? laterMs : Math.min(120_000, Math.max(1000, at - Date.now()))
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // a page instead of data
  }
}
