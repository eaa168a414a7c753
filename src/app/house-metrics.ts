import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import type { AgencySettings } from '#app/settings.ts'
import { seatsHeld } from '#flights/booking/server/seats-held.ts'
import { ordersByStatus } from '#orders/server/counts.ts'
import type { House } from '#server/house.ts'
import { type Metrics, openMetrics } from '#server/metrics/metrics.ts'
import { measureQueues } from '#server/metrics/queue-gauges.ts'
import { measureRequests } from '#server/metrics/request-metrics.ts'
import { serveMetrics } from '#server/metrics/serve-metrics.ts'
import { totalsByClass } from '#wallet/server/books.ts'

/** On a port of their own, when the settings name one; before the routes are made. */
export async function measureHouse(
  app: FastifyInstance,
  house: Pick<House<AgencySettings>, 'settings' | 'database' | 'clock' | 'log'>,
  pool: pg.Pool,
): Promise<{ readonly port: number | undefined; close(): Promise<void> }> {
  const { host, port } = house.settings.metrics
  if (port === undefined) return { port, close: async () => undefined }
  const metrics = openMetrics(house.log)
  measureRequests(app, metrics)
  measurePool(metrics, pool)
  measureQueues(metrics, house)
  measureBusiness(metrics, house)
  return serveMetrics(metrics.registry, { host, port })
}

function measurePool({ add }: Metrics, pool: pg.Pool): void {
  add({
    name: 'parastoo_database_connections',
    help: 'Connections of the pool, and who waits for one',
    labels: ['state'],
    read: () => [
      { labels: { state: 'used' }, value: pool.totalCount - pool.idleCount },
      { labels: { state: 'idle' }, value: pool.idleCount },
      { labels: { state: 'waited for' }, value: pool.waitingCount },
    ],
  })
}

function measureBusiness({ add }: Metrics, { database, clock }: Pick<House, 'database' | 'clock'>): void {
  add({
    name: 'parastoo_orders',
    help: 'Orders by state',
    labels: ['status'],
    read: async () =>
      (await ordersByStatus(database)).map(({ status, orders }) => ({ labels: { status }, value: orders })),
  })
  add({
    name: 'parastoo_ledger_rial',
    help: 'Balances of the ledger by class, in rial; all together they are nought',
    labels: ['class'],
    read: async () =>
      [...(await totalsByClass(database))].map(([name, value]) => ({ labels: { class: name }, value })),
  })
  add({
    name: 'parastoo_seats_held',
    help: 'Seats that are held and not sold, and those whose time is over',
    labels: ['state'],
    read: async () => {
      const { held, overdue } = await seatsHeld(database, clock.now())
      return [
        { labels: { state: 'in time' }, value: held - overdue },
        { labels: { state: 'overdue' }, value: overdue },
      ]
    },
  })
}
