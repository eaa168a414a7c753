import { STORED_DAYS } from '#messages/stored-messages.ts'
import { growthAnOrder, peakShare } from './costs.ts'
import { loads } from './loads.ts'

export type Table = keyof typeof growthAnOrder

export const tables = Object.keys(growthAnOrder) as Table[]

/** Of the database's machine as `deploy/machine.env` has it: a quarter of it are its shared buffers. */
export const memoryBytes = 16 * 1024 ** 3

/** What is older than this is taken out of a table; of orders and money nothing ever is. */
const keptDays: Readonly<Record<Table, number>> = {
  'orders.order': Number.POSITIVE_INFINITY,
  'orders.evidence': Number.POSITIVE_INFINITY,
  'wallet.posting': Number.POSITIVE_INFINITY,
  'messages.outbox': STORED_DAYS,
}

const aDay = (ordersASecond: number) => ordersASecond * peakShare * 86_400

/** A table with its indexes, after so many days of such a peak. */
export function bytesAfter(table: Table, days: number, ordersASecond: number): number {
  return Math.min(days, keptDays[table]) * aDay(ordersASecond) * growthAnOrder[table]
}

/** Days until a table with its indexes is as large as the memory, from which on PostgreSQL's manual counsels partitions; perhaps never. */
export function daysUntilDue(table: Table, ordersASecond: number): number {
  const days = memoryBytes / (aDay(ordersASecond) * growthAnOrder[table])
  return days > keptDays[table] ? Number.POSITIVE_INFINITY : Math.ceil(days)
}

/** As Markdown. */
export function partitionTable(): string {
  const heads = [
    'orders/s at the peak',
    'orders a year',
    ...tables.map((table) => `\`${table}\`: GB after a year, due after`),
  ]
  const rows = loads.map(({ ordersASecond }) => [
    String(ordersASecond),
    `${((aDay(ordersASecond) * 365) / 1e6).toFixed(1)} million`,
    ...tables.map((table) => {
      const gigabytes = bytesAfter(table, 365, ordersASecond) / 1e9
      return `${gigabytes.toFixed(1)}, ${span(daysUntilDue(table, ordersASecond))}`
    }),
  ])
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function span(days: number): string {
  if (days === Number.POSITIVE_INFINITY) return 'never'
  return days > 730 ? `${Math.floor(days / 365)} years` : `${days} days`
}
