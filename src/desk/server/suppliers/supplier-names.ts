import { productWords } from '#desk/product-words.ts'
import type { ProductFace } from '#orders/face.ts'
import { ownContract } from '#suppliers/own-contract.ts'
import type { SupplierMonitor } from '#suppliers/server/supplier-monitor.ts'

interface Sold {
  readonly kind: string
  readonly face: Pick<ProductFace, 'tabs' | 'words'>
}

/** Adapters say their own titles, products their own words: a new one is named without a line here. */
export interface NamingRooms {
  readonly supplierMonitor: Pick<SupplierMonitor, 'known'>
  readonly orders: { sold(): readonly Sold[] }
}

/** `flight/nira+own` or `nira` in, «نیرا و قرارداد خودمان، پرواز» out; who is no longer in the settings stays as it was. */
export function supplierNames({ supplierMonitor, orders }: NamingRooms): (supplier: string) => string {
  const titles = new Map<string, string>([[ownContract.name, ownContract.title]])
  for (const [id, title] of supplierMonitor.known) titles.set(id.slice(id.indexOf('/') + 1), title)
  const products = new Map(orders.sold().map(({ kind, face }) => [kind, productWords(face)]))
  return (supplier) => {
    const parts = supplier.split('/')
    const sellers = (parts.at(-1) ?? '').split('+').map((name) => titles.get(name) ?? `\u2066${name}\u2069`)
    const [product = ''] = parts.slice(0, -1)
    return [sellers.join(' و '), products.get(product) ?? product].filter(Boolean).join('، ')
  }
}
