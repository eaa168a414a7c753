import type { ProductName } from '#flights/search/server/feed/sale.ts'
import type { cabinIn } from '#flights/search/server/found/connected.ts'

/** The products of a cabin, the cheaper first; 0: of any. Whoever asks for a bag pays no less than whoever does not. */
export const productsIn = {
  0: ['economy', 'business'],
  1: ['economy'],
  2: ['business'],
  3: ['first'],
} as const satisfies Readonly<Record<ReturnType<typeof cabinIn>, readonly ProductName[]>>
