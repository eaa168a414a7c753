import { SpanKind, SpanStatusCode } from '@opentelemetry/api'
import type { JobResult } from 'pg-boss'
import { inSpan } from '#server/tracing/span.ts'
import { inTrace, traceHere, traceOf, traceparentForCall } from '#server/tracing/trace.ts'

interface Sent {
  readonly id: string
  /** none of a job that the clock sends */
  readonly data: object | null
}

/** A job of a sampled trace goes on with it; every other has one of its own. */
export function traced(data: object): object {
  return traceHere()?.isSampled === true ? { ...data, traceparent: traceparentForCall() } : data
}

export function continued(
  queue: string,
  { id, data }: Sent,
  work: (job: { readonly id: string; readonly data: object }) => Promise<JobResult>,
): Promise<JobResult> {
  const { traceparent, ...own }: { readonly traceparent?: string } = data ?? {}
  const wish = {
    name: `process ${queue}`,
    kind: SpanKind.CONSUMER,
    attributes: {
      'messaging.system': 'pg-boss',
      'messaging.destination.name': queue,
      'messaging.operation.type': 'process',
    },
  }
  return inTrace(traceOf(traceparent), () =>
    inSpan(wish, async (span) => {
      const result = await work({ id, data: own })
      if (result.status === 'failed') span?.setStatus({ code: SpanStatusCode.ERROR })
      return result
    }),
  )
}
