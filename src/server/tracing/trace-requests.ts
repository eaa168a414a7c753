import { type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { beginSpan, under } from '#server/tracing/span.ts'
import { inTrace, type Trace, traceOf } from '#server/tracing/trace.ts'

interface Traced {
  readonly trace: Trace
  readonly span: Span | undefined
}

/** Each request within its trace, measured from its first byte to its last where the trace is sampled. */
export function traceRequests(app: FastifyInstance): (request: FastifyRequest, work: () => void) => void {
  const all = new WeakMap<FastifyRequest, Traced>()
  app.addHook('onResponse', async (request, reply) => end(all.get(request)?.span, reply))
  app.addHook('onRequestAbort', async (request) => all.get(request)?.span?.end())
  return (request, work) => inTrace(all.getOrInsertComputed(request, begun).trace, work)
}

function begun(request: FastifyRequest): Traced {
  const trace = traceOf(request.headers.traceparent)
  if (!trace.isSampled) return { trace, span: undefined }
  const { method, routeOptions } = request
  const route = routeOptions.url ?? 'unknown'
  const attributes = { 'http.request.method': method, 'http.route': route, 'url.scheme': request.protocol }
  const span = beginSpan(trace, { name: `${method} ${route}`, kind: SpanKind.SERVER, attributes })
  return { trace: under(trace, span), span }
}

function end(span: Span | undefined, { statusCode }: FastifyReply): void {
  if (span === undefined) return
  span.setAttribute('http.response.status_code', statusCode)
  if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
