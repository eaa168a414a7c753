import type { Trx } from '#database/database.ts'
import { rowOf } from '#orders/server/record.ts'
import type { House } from '#server/house.ts'

export type OfOrder = { readonly orderId: string } | { readonly order: { readonly orderId: string } }
export type Say<News> = (trx: Trx, news: News) => Promise<void>

/** Says it by the brand the order was bought at, whosever request or job it is said in. */
export function byBrandOf<News extends OfOrder>(
  { settings: { sites } }: Pick<House, 'settings'>,
  say: Say<News>,
): Say<News> {
  return async (trx, news) => {
    const row = await rowOf(trx, 'order' in news ? news.order.orderId : news.orderId)
    return sites.at(sites.ofBrand(row?.brand ?? null), () => say(trx, news))
  }
}
