import {
  type Attributes,
  ROOT_CONTEXT,
  type Span,
  type SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace as telemetry,
} from '@opentelemetry/api'
import { inTrace, type Trace, traceHere } from '#server/tracing/trace.ts'

/** Names and attributes by OpenTelemetry's semantic conventions; nothing personal, no address that was typed. */
export interface SpanWish {
  readonly name: string
  readonly kind: SpanKind
  readonly attributes?: Attributes
}

/** Measures a part of the sampled trace it is called in; elsewhere, and without `openTracing`, the work alone is done. */
export async function inSpan<T>(wish: SpanWish, work: (span: Span | undefined) => Promise<T>): Promise<T> {
  const here = traceHere()
  if (here === undefined || !here.isSampled) return work(undefined)
  const span = beginSpan(here, wish)
  try {
    return await inTrace(under(here, span), () => work(span))
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR })
    throw error
  } finally {
    span.end()
  }
}

/** For what ends in another place than it begins. */
export function beginSpan(here: Trace, { name, kind, attributes = {} }: SpanWish): Span {
  const parent = here.spanId ?? here.parentId
  const around =
    parent === undefined
      ? ROOT_CONTEXT
      : telemetry.setSpanContext(ROOT_CONTEXT, {
          traceId: here.traceId,
          spanId: parent,
          traceFlags: TraceFlags.SAMPLED,
          isRemote: here.spanId === undefined,
        })
  return inTrace(here, () => telemetry.getTracer('parastoo').startSpan(name, { kind, attributes }, around))
}

export function under(here: Trace, span: Span): Trace {
  return span.isRecording() ? { ...here, spanId: span.spanContext().spanId } : here
}
