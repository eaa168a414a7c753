import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Ask,
  type Asking,
  headersOf,
  multipartOf,
  sentBy,
  type TestResponse,
} from '#testing/app/agency.ts'

export interface Wire {
  /** Asks once; throws when the connection dies. */
  readonly ask: Ask
  /** responses that must never occur: any 5xx but "busy" */
  readonly broken: readonly string[]
  cut(): number
  answered(): number
}

export function openWire(address: string): Wire {
  const broken: string[] = []
  let cut = 0
  let heard = 0
  async function ask(line: string, asking: Asking = {}): Promise<TestResponse> {
    const [method = 'GET', url = '/'] = line.split(' ')
    try {
      const response = await fetch(new URL(url, address), { method, ...requestOf(asking) })
      const location = response.headers.get('location') ?? undefined
      const told = sentBy(response.status, await response.text(), location)
      heard++
      if (told.status >= 500 && told.status !== 503) broken.push(`${line} ${told.status} ${told.text}`)
      return told
    } catch (error) {
      if (!isRefused(error)) cut++
      throw error
    }
  }
  return { ask, broken, cut: () => cut, answered: () => heard }
}

function requestOf(asking: Asking): RequestInit {
  return {
    redirect: 'manual',
    signal: AbortSignal.timeout(120_000),
    headers: { ...headersOf(asking), ...(asking.body === undefined ? {} : json) },
    ...(asking.body === undefined ? {} : { body: JSON.stringify(asking.body) }),
    ...(asking.form === undefined ? {} : { body: new URLSearchParams(asking.form).toString() }),
    ...(asking.parts === undefined ? {} : { body: multipartOf(asking.parts) }),
  }
}

function isRefused(error: unknown): boolean {
  return (
    error instanceof Error &&
    error.cause instanceof Error &&
    'code' in error.cause &&
    error.cause.code === 'ECONNREFUSED'
  )
}

const json = { 'content-type': 'application/json' }

export interface Patience {
  /** how long a buyer keeps trying, in milliseconds */
  readonly forMs: number
  readonly isLeaving?: () => boolean
}

/** Like a browser whose connection dies: same call, same key; also "busy" and "still running". Throws LostPatience. */
export function patiently(ask: Ask, { forMs, isLeaving = () => false }: Patience): Ask {
  return async function askAgain(line, asking = {}) {
    const same = { ...asking, key: asking.key ?? crypto.randomUUID() }
    const end = performance.now() + forMs
    let last = 'no answer'
    while (performance.now() < end && !isLeaving()) {
      const told = await answered(ask(line, same))
      if (told !== undefined && !isPassing(told)) return told
      last = told?.text ?? 'no answer'
      await sleep(200)
    }
    throw new LostPatience(`${line}: ${last}`)
  }
}

export class LostPatience extends Error {
  override readonly name = 'LostPatience'
}

function isPassing({ status, code }: TestResponse): boolean {
  return status === 503 || code === 'STILL_RUNNING' || code === 'ATTEMPT_RUNNING'
}

async function answered(asked: Promise<TestResponse>): Promise<TestResponse | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError'))
      return undefined
    throw error
  }
}
