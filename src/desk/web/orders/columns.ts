import type { RowView } from '#desk/web/orders/row-view.ts'

/** What a list may show beside an order's number; the address names those that are chosen. */
export const columns = {
  made: 'ثبت',
  what: 'چه',
  begins: 'حرکت',
  passenger: 'مسافر',
  reference: 'کد رزرو',
  phone: 'موبایل',
  amount: 'مبلغ',
  says: 'وضعیت',
  brand: 'برند',
  channel: 'کانال',
} as const satisfies Partial<Record<keyof RowView, string>>

export type Column = keyof typeof columns

export const columnNames = Object.keys(columns) as readonly Column[]

const usual: readonly Column[] = ['made', 'what', 'begins', 'passenger', 'reference', 'amount', 'says']

export function columnsIn(params: URLSearchParams): readonly Column[] {
  const named = (params.get('cols') ?? '').split(',')
  const chosen = columnNames.filter((name) => named.includes(name))
  return chosen.length === 0 ? usual : chosen
}

/** The address with a column more, or less. */
export function withColumn(params: URLSearchParams, column: Column): string {
  const shown = columnsIn(params)
  const next = shown.includes(column) ? shown.filter((name) => name !== column) : [...shown, column]
  return changed(params, { cols: next.join(',') })
}

/** A query with these values in place of those there; an empty one leaves it out. */
export function changed(params: URLSearchParams, values: Readonly<Record<string, string>>): string {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(values)) {
    if (value === '') next.delete(name)
    else next.set(name, value)
  }
  return `?${next}`
}
