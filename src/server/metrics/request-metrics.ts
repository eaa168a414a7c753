import type { FastifyInstance } from 'fastify'
import { Histogram } from 'prom-client'
import type { Metrics } from '#server/metrics/metrics.ts'

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Rate, errors and duration by route: its pattern, never an address that somebody typed. Before the routes are made. */
export function measureRequests(app: FastifyInstance, { registry }: Metrics): void {
  const durations = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Duration of requests by route',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
    buckets: seconds,
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    durations.observe(
      {
        http_request_method: methods.has(request.method) ? request.method : '_OTHER',
        http_route: request.routeOptions.url ?? 'none',
        http_response_status_code: String(reply.statusCode),
      },
      reply.elapsedTime / 1000,
    )
  })
}
