import { logBytesAnOrder } from './costs.ts'
import { loads } from './loads.ts'
import { needOf } from './simulated.ts'

/** As Markdown. */
export function scaleTable(): string {
  const heads = [
    'searches/s',
    'orders/s',
    'server processes',
    'cores of the database',
    'MB of WAL/s',
    'GB of WAL/day',
  ]
  const rows = loads.map((load) => {
    const { servers, databaseCores } = needOf(load)
    const bytes = load.ordersASecond * logBytesAnOrder
    const log = [(bytes / 1e6).toFixed(2), ((bytes * 86_400) / 1e9).toFixed(1)]
    return [load.searchesASecond, load.ordersASecond, servers, databaseCores, ...log].map(String)
  })
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
