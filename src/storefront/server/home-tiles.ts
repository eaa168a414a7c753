import { setTimeout as sleep } from 'node:timers/promises'
import type { ProductTile } from '#orders/product-tile.ts'
import type { Orders } from '#orders/server/orders.ts'
import { fresh, type Prices } from '#storefront/server/cached.ts'

/** the front page does not wait longer for them */
const patienceMs = 700

interface Tiles {
  readonly tiles: readonly ProductTile[]
  readonly unready: number
}

/** Of what is sold, each from its own room; one that fails is left out, and asked again a second later. */
export function openHomeTiles(house: Prices, { sold }: Pick<Orders, 'sold'>) {
  const made = fresh<Tiles>(house, async () => {
    const asked = await Promise.allSettled(sold().map(async ({ tile }) => tile?.()))
    for (const one of asked)
      if (one.status === 'rejected')
        house.log.warn({ err: one.reason }, 'a tile of the front page is left out')
    const failed = asked.filter(({ status }) => status === 'rejected')
    return {
      tiles: asked.flatMap((one) => (one.status === 'fulfilled' ? (one.value ?? []) : [])),
      unready: failed.length,
    }
  })
  return async (): Promise<readonly ProductTile[]> => {
    const over = new AbortController()
    const late = sleep(patienceMs, [], { signal: over.signal, ref: false })
    try {
      return await Promise.race([made('tiles').then(({ tiles }) => tiles), late])
    } finally {
      over.abort()
    }
  }
}
