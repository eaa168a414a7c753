import { productWords } from '#desk/product-words.ts'
import type { SourceRooms } from '#desk/server/sources/rooms.ts'

export interface SourceNames {
  product(kind: string): string
  source(code: string): string
}

export const ownWords = 'خود سایت'

/** A product that is no longer sold and a marketplace that is no longer in the settings are named by their codes. */
export function namesFrom({ orders, resellers }: Pick<SourceRooms, 'orders' | 'resellers'>): SourceNames {
  const products = new Map(orders.sold().map(({ kind, face }) => [kind, productWords(face)]))
  const marketplaces = resellers.desk.names()
  return {
    product: (kind) => products.get(kind) ?? kind,
    source: (code) => (code === '' ? ownWords : (marketplaces.get(code) ?? code)),
  }
}
