import { randomBytes } from 'node:crypto'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import { traceHere } from '#server/tracing/trace.ts'

/** Sends spans in batches by OTLP over HTTP; a span's trace is the one it is made in. */
export function otlpProvider(endpoint: string, service: string): BasicTracerProvider {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  return new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    idGenerator: {
      generateTraceId: () => traceHere()?.traceId ?? randomBytes(16).toString('hex'),
      generateSpanId: () => randomBytes(8).toString('hex'),
    },
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url, timeoutMillis: 5000 }))],
  })
}
