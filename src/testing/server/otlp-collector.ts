import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

interface Value {
  readonly stringValue?: string
  readonly intValue?: number | string
}

export interface CollectedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly attributes: readonly { readonly key: string; readonly value: Value }[]
  readonly status: { readonly code?: number }
}

interface Sent {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly CollectedSpan[] }[]
  }[]
}

export interface OtlpCollector extends AsyncDisposable {
  readonly url: string
  readonly spans: readonly CollectedSpan[]
}

/** Takes traces by OTLP over HTTP, as JSON. */
export async function openOtlpCollector(): Promise<OtlpCollector> {
  const spans: CollectedSpan[] = []
  const server = createServer((request, response) => {
    if (request.method !== 'POST' || request.url !== '/v1/traces') return response.writeHead(404).end()
    void json(request).then((sent) => {
      for (const { scopeSpans } of (sent as Sent).resourceSpans)
        for (const scope of scopeSpans) spans.push(...scope.spans)
      response.setHeader('content-type', 'application/json').end('{}')
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
