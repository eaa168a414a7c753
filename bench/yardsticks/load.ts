import autocannon from 'autocannon'

export interface Load {
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly body?: string
  readonly headers?: Record<string, string>
}

export interface Round {
  readonly requestsPerSecond: number
  readonly p99Ms: number
  readonly errors: number
}

/** Several servers are asked in turn. */
export type SpreadLoad = Omit<Load, 'url'> & { readonly url: string | readonly string[] }

export async function load(
  wanted: SpreadLoad,
  how: { seconds: number; connections: number },
): Promise<Round> {
  const done = await autocannon({
    ...wanted,
    connections: how.connections,
    duration: how.seconds,
    workers: 1,
  })
  return {
    requestsPerSecond: done.requests.average,
    p99Ms: done.latency.p99,
    errors: done.errors + done.non2xx + done.timeouts,
  }
}
