import * as z from 'zod/mini'

/** What a gateway said, or why we cannot know: then it may have done what we asked, or not. */
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

/** Asks once and reads the answer as JSON of this shape, whatever its HTTP status. */
export function askJson<Said>(question: Question, shape: z.ZodMiniType<Said>): Promise<ReceivedEvent<Said>> {
  return ask(question, (text) => shape.parse(JSON.parse(text)))
}

/** Asks once. What is no answer (a lost line, silence, a page instead of data) is unknown, never a no. */
export async function ask<Said>(
  question: Question,
  read: (text: string) => Said,
): Promise<ReceivedEvent<Said>> {
  const { address, timeoutMs, method = 'POST', headers = {}, body } = question
  try {
    const response = await fetch(address, {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body }),
    })
    return { kind: 'said', said: read(await response.text()) }
  } catch (error) {
    return { kind: 'unknown', why: whyOf(error) }
  }
}

/** A question whose body is JSON. */
export function asJson(fields: object): Pick<Question, 'headers' | 'body'> {
  return {
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(fields),
  }
}

/** Short, and without what a gateway's page may carry. */
function whyOf(error: unknown): string {
  if (error instanceof z.core.$ZodError) return 'an answer of another shape'
  if (error instanceof SyntaxError) return 'an answer that is no data'
  return error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 150) : 'unknown'
}
