import { SpanKind } from '@opentelemetry/api'
import { inSpan } from '#server/tracing/span.ts'
import { traceHere } from '#server/tracing/trace.ts'

const longestText = 1000

/** Measures a statement of a sampled trace. Its text bears no values: those are sent beside it. */
export function inStatementSpan(text: unknown, send: () => unknown): unknown {
  if (typeof text !== 'string' || traceHere()?.isSampled !== true) return send()
  const operation = /^[\s(]*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'statement'
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    'db.query.text': text.slice(0, longestText),
  }
  return inSpan({ name: operation, kind: SpanKind.CLIENT, attributes }, async () => send())
}
