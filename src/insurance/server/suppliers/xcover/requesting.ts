import type * as z from 'zod/mini'
import type { Patience } from '#insurance/server/suppliers/policy-supplier.ts'
import type { XCoverDesk } from '#insurance/server/suppliers/xcover/desk.ts'
import { signedHeaders } from '#insurance/server/suppliers/xcover/signature.ts'
import { done, notSent, type Outcome, rejected, unknown } from '#suppliers/outcome.ts'
import { type ReceivedEvent, receiveEvents, unheard } from '#suppliers/server/suppliers.ts'

interface XCoverQuestion<T> {
  /** below `/partners/{partner_code}` */
  readonly path: string
  readonly data?: object
  readonly method?: 'PATCH'
  readonly key?: string
  /** a second use of the key answers 409 with what was made by the first */
  readonly isRepeatable?: boolean
  readonly shape: z.ZodMiniType<T>
}

const laterMs = 10_000
const lockedMs = 5000

export async function askXCover<T>(
  desk: XCoverDesk,
  question: XCoverQuestion<T>,
  { signal }: Patience,
): Promise<Outcome<T>> {
  const received = await sent(desk, question, signal)
  if (received.kind !== 'text') return unheard(received)
  const { status } = received
  const isMade = (status >= 200 && status < 300) || (status === 409 && question.isRepeatable === true)
  if (!isMade) return refusalOf(status)
  const read = question.shape.safeParse(jsonIn(received.text))
  return read.success ? done(read.data) : unknown('an answer that cannot be read')
}

/** What only reads left nothing behind. */
export async function readXCover<T>(
  desk: XCoverDesk,
  question: XCoverQuestion<T>,
  patience: Patience,
): Promise<Outcome<T>> {
  const outcome = await askXCover(desk, question, patience)
  return outcome.kind === 'unknown' ? notSent(outcome.why) : outcome
}

function sent(
  desk: XCoverDesk,
  { path, data, method, key }: Omit<XCoverQuestion<unknown>, 'shape'>,
  signal: AbortSignal,
): Promise<ReceivedEvent> {
  const address = new URL(`${desk.baseUrl}/partners/${desk.partner}${path}`)
  const headers = {
    ...signedHeaders(desk, new Date()),
    accept: 'application/json',
    ...(key === undefined ? {} : { 'x-idempotency-key': key }),
  }
  if (data === undefined) return receiveEvents({ address, headers, signal })
  return receiveEvents({
    address,
    method: method ?? 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(data),
    signal,
    isCommand: true,
  })
}

/** Only the status is repeated: messages may hold what was sent. */
function refusalOf(status: number): Outcome<never> {
  if (status === 423) return { kind: 'processing', ref: null, checkAfterMs: lockedMs }
  if (status === 429 || status === 503) return notSent(`status ${status}`, laterMs)
  if (status === 401 || status === 403) return rejected('auth', `status ${status}`)
  if (status === 404) return rejected('gone', `status ${status}`)
  if (status === 400) return rejected('paxInvalid', `status ${status}`)
  if (status === 409) return rejected('duplicate', `status ${status}`)
  return status === 422 ? rejected('notAllowed', `status ${status}`) : unknown(`status ${status}`)
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // a page instead of data
  }
}
