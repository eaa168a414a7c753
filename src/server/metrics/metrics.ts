import type { FastifyBaseLogger } from 'fastify'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'

/** One value of a gauge, and the labels of its series: words of ours, nothing of a traveller. */
export interface Sample {
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

export interface GaugeWish {
  readonly name: string
  readonly help: string
  readonly labels: readonly [string, ...string[]]
  /** asked when somebody looks */
  read(): readonly Sample[] | Promise<readonly Sample[]>
}

export interface Metrics {
  readonly registry: Registry
  add(gauge: GaugeWish): void
}

/** Two who scrape ask the database once. */
const keptMs = 5000

/** The process itself (heap, handles, event loop lag), and what is added. */
export function openMetrics(log: Pick<FastifyBaseLogger, 'warn'>, isKeptMs = keptMs): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return { registry, add: (gauge) => addGauge(registry, gauge, { log, isKeptMs }) }
}

interface Reading {
  readonly log: Pick<FastifyBaseLogger, 'warn'>
  readonly isKeptMs: number
}

function addGauge(registry: Registry, { name, help, labels, read }: GaugeWish, reading: Reading): void {
  let until = 0
  const gauge = new Gauge({
    name,
    help,
    labelNames: [...labels],
    registers: [],
    async collect() {
      if (performance.now() < until) return
      this.reset() // what cannot be read is left out, never told as nought
      try {
        for (const sample of await read()) this.set(sample.labels, sample.value)
        until = performance.now() + reading.isKeptMs
      } catch (error) {
        reading.log.warn({ err: error, name }, 'metrics.not-read')
      }
    },
  })
  registry.registerMetric(gauge)
}
