import type * as z from 'zod/mini'
import { codeOf, errorIn } from '#flights/server/suppliers/duffel/errors.ts'
import { type Heard, hear, unheard } from '#flights/server/suppliers/heard.ts'
import { done, notSent, type Outcome, rejected, unknown } from '#flights/supplier/outcome.ts'

export interface DuffelAccess {
  /** without a slash at its end: `https://api.duffel.com` */
  readonly baseUrl: string
  readonly token: string
}

export interface DuffelQuestion {
  /** after `/air`, as `/orders/ord_1` */
  readonly path: string
  readonly query?: Readonly<Record<string, string | number | boolean>>
  /** what is to be done; a question without it only reads */
  readonly data?: object
  readonly method?: 'PATCH'
}

/** how long a call waits that was told to come later and not when, ms */
const laterMs = 10_000
/** how long after it was accepted something may be done, ms */
const acceptedMs = 5000

/**
 * Asks once, and reads the answer's `data` by its shape. By Duffel's own rule (§2.4 of its errors): 500 and 502 may have done it, 503 and
 * 504 have not, 202 is accepted and not done; a no has a code.
 */
export async function askDuffel<T>(
  access: DuffelAccess,
  question: DuffelQuestion & { readonly shape: z.ZodMiniType<T> },
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
  return refusalIn(heard, json)
}

/** What only reads and was not answered has sent nothing. */
export function unsent<T>(outcome: Outcome<T>): Outcome<T> {
  return outcome.kind === 'unknown' ? notSent(outcome.why) : outcome
}

function sent(
  { baseUrl, token }: DuffelAccess,
  question: DuffelQuestion,
  signal: AbortSignal,
): Promise<Heard> {
  const address = new URL(`${baseUrl}/air${question.path}`)
  for (const [name, value] of Object.entries(question.query ?? {}))
    address.searchParams.set(name, String(value))
  const headers = { accept: 'application/json', authorization: `Bearer ${token}`, 'duffel-version': 'v2' }
  if (question.data === undefined) return hear({ address, headers, signal })
  return hear({
    address,
    method: question.method ?? 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ data: question.data }),
    signal,
    isDeed: true,
  })
}

function refusalIn({ status, headers }: Extract<Heard, { kind: 'text' }>, json: unknown): Outcome<never> {
  if (status === 429) return notSent('too many questions', untilReset(headers['ratelimit-reset']))
  if (status === 503 || status === 504) return notSent(`status ${status}`, laterMs)
  if (status === 401 || status === 403) return rejected('auth', `status ${status}`)
  const error = errorIn(json)
  if (status < 400 || status >= 500 || error === undefined) return unknown(`status ${status}`)
  return rejected(codeOf(error.code), error.words)
}

/** A date as HTTP writes it, ms from now; at least a second. */
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
