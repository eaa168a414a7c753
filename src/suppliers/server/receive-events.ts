import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { inCallSpan } from '#server/tracing/call-span.ts'
import { traceparentForCall } from '#server/tracing/trace.ts'
import { notSent, type Outcome, unknown } from '#suppliers/outcome.ts'
import { noteExchange } from '#suppliers/server/calls/listening.ts'

/** `not-sent`: nothing can have arrived. */
export type ReceivedEvent =
  | {
      readonly kind: 'text'
      readonly status: number
      readonly text: string
      readonly headers: IncomingMessage['headers']
    }
  | { readonly kind: 'not-sent'; readonly why: string }
  | { readonly kind: 'silence'; readonly why: string }

export interface HttpQuestion {
  readonly address: URL
  readonly method?: 'GET' | 'POST' | 'PATCH'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly signal: AbortSignal
  /** charset when the response names none */
  readonly charset?: string
  /** moves seats or money: uses a new connection, since a stale one looks like silence */
  readonly isCommand?: boolean
}

const atMostBytes = 8 * 1024 * 1024

const kept = { http: new HttpAgent({ keepAlive: true }), https: new HttpsAgent({ keepAlive: true }) }

/** Never retried: with some suppliers a GET takes seats. Never throws; `why` contains neither address nor headers. */
export async function receiveEvents(question: HttpQuestion): Promise<ReceivedEvent> {
  if (question.signal.aborted) return { kind: 'not-sent', why: 'no time was left' }
  const { address, method = 'GET' } = question
  return inCallSpan({ address, method }, async (ended) => {
    const begun = performance.now()
    const event = await received(question)
    noteExchange({
      method,
      address,
      request: question.body ?? '',
      status: event.kind === 'text' ? event.status : null,
      response: event.kind === 'text' ? event.text : '',
      ms: performance.now() - begun,
    })
    ended(event.kind === 'text' ? event.status : undefined)
    return event
  })
}

async function received(question: HttpQuestion): Promise<ReceivedEvent> {
  try {
    const response = await answered(question)
    const bytes = await bodyOf(response)
    if (bytes === undefined) return { kind: 'silence', why: 'an answer without an end' }
    const { statusCode: status = 0, headers } = response
    const told = /charset=([\w-]+)/i.exec(headers['content-type'] ?? '')?.[1]
    return { kind: 'text', status, headers, text: decoded(bytes, told ?? question.charset ?? 'utf-8') }
  } catch (error) {
    if (isRefused(error)) return { kind: 'not-sent', why: 'no connection' }
    return { kind: 'silence', why: question.signal.aborted ? 'no answer in time' : 'the line was cut' }
  }
}

export function unheard(heard: Exclude<ReceivedEvent, { kind: 'text' }>): Outcome<never> {
  return heard.kind === 'not-sent' ? notSent(heard.why) : unknown(heard.why)
}

function answered({ address, body, isCommand, ...question }: HttpQuestion): Promise<IncomingMessage> {
  const isSecure = address.protocol === 'https:'
  const agent = isCommand === true ? false : isSecure ? kept.https : kept.http
  const { method = 'GET', signal } = question
  const traceparent = traceparentForCall()
  const headers = { ...question.headers, ...(traceparent !== undefined && { traceparent }) }
  return new Promise((resolve, reject) => {
    const asking = (isSecure ? httpsRequest : httpRequest)(
      address,
      { method, headers, signal, agent },
      resolve,
    )
    asking.on('error', reject)
    asking.end(body)
  })
}

async function bodyOf(response: IncomingMessage): Promise<Uint8Array | undefined> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of response) {
    length += part.length
    if (length > atMostBytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function decoded(bytes: Uint8Array, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes) // a charset nobody knows
  }
}

const beforeSending = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

function isRefused(error: unknown): boolean {
  const all = error instanceof AggregateError ? error.errors : [error]
  return all.every((one) => one instanceof Error && 'code' in one && beforeSending.has(String(one.code)))
}
