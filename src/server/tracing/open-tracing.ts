import { DiagLogLevel, diag, trace as telemetry } from '@opentelemetry/api'
import type { FastifyBaseLogger } from 'fastify'
import { recordShare } from '#server/tracing/trace.ts'

export interface TracingSettings {
  /** of a collector that speaks OTLP over HTTP; none: nothing is recorded */
  readonly endpoint: string | undefined
  /** of the traces that begin here, 0 to 1 */
  readonly share: number
  readonly service: string
}

export interface Tracing {
  /** Sends what is left, for a few seconds at most. */
  close(): Promise<void>
}

/** Sends measured traces to a collector. One that is away costs its traces, and a line of the log a minute. */
export async function openTracing(
  { endpoint, share, service }: TracingSettings,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<Tracing> {
  if (endpoint === undefined) return { close: async () => undefined }
  const { otlpProvider } = await import('#server/tracing/otlp.ts') // a house without a collector never loads it
  warnSometimes(log)
  const provider = otlpProvider(endpoint, service)
  telemetry.setGlobalTracerProvider(provider)
  recordShare(share)
  return {
    async close() {
      recordShare(0)
      telemetry.disable()
      await provider.shutdown().catch(() => undefined) // the collector is away: its traces are lost, nothing else
    },
  }
}

/** What the exporter complains of, a line a minute: a collector that is away for hours fills no disk. */
function warnSometimes(log: Pick<FastifyBaseLogger, 'warn'>): void {
  let last = Number.NEGATIVE_INFINITY
  const warn = (message: string) => {
    if (performance.now() - last < 60_000) return
    last = performance.now()
    log.warn({ why: message.slice(0, 300) }, 'tracing.lost')
  }
  const nothing = () => undefined
  diag.setLogger({ error: warn, warn, info: nothing, debug: nothing, verbose: nothing }, DiagLogLevel.WARN)
}
