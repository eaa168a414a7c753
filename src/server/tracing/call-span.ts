import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import { inSpan } from '#server/tracing/span.ts'

interface OutsideCall {
  readonly address: URL
  readonly method: string
}

/** Measures a question to somebody outside. Of its address the host alone is told: a path may name a booking. */
export function inCallSpan<T>(
  { address, method }: OutsideCall,
  work: (ended: (status: number | undefined) => void) => Promise<T>,
): Promise<T> {
  const attributes = {
    'http.request.method': method,
    'server.address': address.hostname,
    'server.port': Number(address.port) || (address.protocol === 'https:' ? 443 : 80),
  }
  return inSpan({ name: `${method} ${address.host}`, kind: SpanKind.CLIENT, attributes }, (span) =>
    work((status) => {
      if (status !== undefined) span?.setAttribute('http.response.status_code', status)
      if (status === undefined || status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    }),
  )
}
