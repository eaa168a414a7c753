import * as z from 'zod/mini'
import { inCallSpan } from '#server/tracing/call-span.ts'

/** A response, or why there is none: then the action may have happened. */
export type ReceivedEvent<Said> =
  | { readonly kind: 'said'; readonly said: Said }
  | { readonly kind: 'unknown'; readonly why: string }

export interface Question {
  readonly address: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly timeoutMs: number
}

/** Reads JSON of this shape whatever the HTTP status. */
export function askJson<Said>(question: Question, shape: z.ZodMiniType<Said>): Promise<ReceivedEvent<Said>> {
  return ask(question, (text) => shape.parse(JSON.parse(text)))
}

/** Anything but a proper response (lost connection, timeout, HTML) is unknown, never a rejection. */
export async function ask<Said>(
  question: Question,
  read: (text: string) => Said,
): Promise<ReceivedEvent<Said>> {
  const { address, timeoutMs, method = 'POST', headers = {}, body } = question
  return inCallSpan({ address: new URL(address), method }, async (ended) => {
    try {
      const response = await fetch(address, {
        method,
        headers,
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        ...(body === undefined ? {} : { body }),
      })
      const text = await response.text()
      ended(response.status)
      return { kind: 'said', said: read(text) }
    } catch (error) {
      ended(undefined)
      return { kind: 'unknown', why: whyOf(error) }
    }
  })
}

export function asJson(fields: object): Pick<Question, 'headers' | 'body'> {
  return {
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(fields),
  }
}

function whyOf(error: unknown): string {
  if (error instanceof z.core.$ZodError) return 'an answer of another shape'
  if (error instanceof SyntaxError) return 'an answer that is no data'
  return error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 150) : 'unknown'
}
