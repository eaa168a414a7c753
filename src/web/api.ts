import type { Call, InputOf, Refused, ResponseOf } from '#calls/call.ts'
import { Declined } from '#web/declined.ts'
import { bearer, signedOutByServer } from '#web/session.ts'
import { sessionId } from '#web/session-id.ts'

/** §9 */
export const timeoutMs = 60_000

interface Asking {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>
  readonly body?: object
  /** of a multipart call; `null` means no file */
  readonly file?: Blob | null
}

/** `key` is the idempotency key. Shapes come from types alone. Throws Declined with the server's sentence. */
export async function ask<C extends Call>(
  line: C['line'],
  input: InputOf<C>,
  key?: string,
): Promise<ResponseOf<C>> {
  const response = await reach(line, input as Asking, key)
  const text = await response.text()
  if (response.ok) return (JSON.parse(text) as { data: ResponseOf<C> }).data
  if (response.status === 401) signedOutByServer()
  throw new Declined(response.status, refusedIn(text))
}

async function reach(line: string, asking: Asking, key: string | undefined): Promise<Response> {
  const [method = 'GET', path = ''] = line.split(' ')
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(asking.params?.[name] ?? ''),
  )
  const token = await bearer()
  const body = bodyOf(asking)
  try {
    return await fetch(address + queryString(asking.query), {
      method,
      headers: {
        'x-session-id': sessionId(),
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(timeoutMs),
    })
  } catch (cause) {
    throw Object.assign(new Declined(0, undefined), { cause })
  }
}

function bodyOf({ body, file }: Asking): string | FormData | undefined {
  if (file === undefined) return body === undefined ? undefined : JSON.stringify(body)
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {}))
    if (value !== undefined) form.set(name, String(value))
  if (file !== null) form.set('file', file)
  return form
}

function queryString(query: Asking['query'] = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`
}

export function refusedIn(text: string): Refused | undefined {
  try {
    return JSON.parse(text) as Refused
  } catch {
    return undefined // not from us: a proxy's page
  }
}
