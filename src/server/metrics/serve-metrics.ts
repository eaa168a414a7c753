import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Registry } from 'prom-client'
import { StartupError } from '#server/startup-error.ts'

export interface ServedMetrics {
  readonly port: number
  close(): Promise<void>
}

/** `/metrics` on a port of its own, which travellers never reach. Throws StartupError for a taken one. */
export async function serveMetrics(
  registry: Registry,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<ServedMetrics> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end()
    void registry.metrics().then((text) => response.setHeader('content-type', registry.contentType).end(text))
  })
  try {
    await once(server.listen(port, host), 'listening')
  } catch (cause) {
    throw new StartupError(`METRICS_HOST, METRICS_PORT: ${String(cause)}`)
  }
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
