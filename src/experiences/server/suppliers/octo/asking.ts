import * as z from 'zod/mini'
import { done, notSent, type Outcome, type RejectCode, rejected, unknown } from '#suppliers/outcome.ts'
import { type HttpQuestion, receiveEvents, unheard } from '#suppliers/server/suppliers.ts'

export interface OctoAccess {
  /** without trailing slash */
  readonly baseUrl: string
  readonly token: string
}

export interface OctoQuestion<T> {
  readonly path: string
  readonly body?: object
  readonly shape: z.ZodMiniType<T>
}

const capabilities = 'octo/pricing,octo/content'
/** pause when asked to retry without a time, ms */
const laterMs = 10_000

/** Moves places: what nobody answered is unknown. */
export function commandOcto<T>(
  access: OctoAccess,
  question: OctoQuestion<T>,
  signal: AbortSignal,
): Promise<Outcome<T>> {
  return askOcto(access, question, { signal, isCommand: true })
}

/** Also what is asked by POST, as availability is: no response means nothing was sent. */
export async function readOcto<T>(
  access: OctoAccess,
  question: OctoQuestion<T>,
  signal: AbortSignal,
): Promise<Outcome<T>> {
  const outcome = await askOcto(access, question, { signal })
  return outcome.kind === 'unknown' ? notSent(outcome.why) : outcome
}

async function askOcto<T>(
  { baseUrl, token }: OctoAccess,
  { path, body, shape }: OctoQuestion<T>,
  how: Pick<HttpQuestion, 'signal' | 'isCommand'>,
): Promise<Outcome<T>> {
  const headers = {
    accept: 'application/json',
    'accept-language': 'fa, en;q=0.5',
    authorization: `Bearer ${token}`,
    'octo-capabilities': capabilities,
  }
  const sent =
    body === undefined
      ? { headers }
      : {
          method: 'POST' as const,
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }
  const received = await receiveEvents({ address: new URL(`${baseUrl}${path}`), ...sent, ...how })
  if (received.kind !== 'text') return unheard(received)
  const { status, text } = received
  const json = jsonIn(text)
  if (status < 200 || status >= 300) return refusalIn(status, json)
  const read = shape.safeParse(json)
  return read.success ? done(read.data) : unknown('a response that cannot be read')
}

/** Codes of the protocol; unlike others the word of 5xx is not trusted: the booking may stand. */
const codes: Readonly<Record<string, RejectCode>> = {
  INVALID_PRODUCT_ID: 'gone',
  INVALID_OPTION_ID: 'gone',
  INVALID_UNIT_ID: 'gone',
  INVALID_AVAILABILITY_ID: 'gone',
  INVALID_BOOKING_UUID: 'gone',
  UNPROCESSABLE_ENTITY: 'notAllowed',
  UNAUTHORIZED: 'auth',
  FORBIDDEN: 'auth',
}

const Refused = z.object({ error: z.string() })

/** Code only: messages may repeat what was sent. */
function refusalIn(status: number, json: unknown): Outcome<never> {
  if (status === 429) return notSent('too many questions', laterMs)
  if (status === 401 || status === 403) return rejected('auth', `status ${status}`)
  if (status < 400 || status >= 500) return unknown(`status ${status}`)
  const read = Refused.safeParse(json)
  if (!read.success) return status === 404 ? rejected('gone', 'status 404') : unknown(`status ${status}`)
  const code = read.data.error.slice(0, 60)
  return rejected(codes[code] ?? (status === 404 ? 'gone' : 'other'), code)
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // a page instead of data
  }
}
