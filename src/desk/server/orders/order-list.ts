import type { ListAddress } from '#desk/orders/list-address.ts'
import { filterOf } from '#desk/server/orders/filter-of.ts'
import type { DeskRooms } from '#desk/server/orders/rooms.ts'
import type { DeskCursor, DeskPage } from '#orders/desk-order.ts'
import { type SearchTerms, searchTerms } from '#orders/desk-search.ts'

const ordersOnPage = 50
/** of pages after the first, which their reader scrolls through */
const ordersOnLater = 200

interface Wanted {
  readonly after?: DeskCursor | undefined
  readonly take?: number
}

/** The orders that this address is of. */
export async function orderList(
  rooms: DeskRooms,
  address: ListAddress,
  { after, take = after === undefined ? ordersOnPage : ordersOnLater }: Wanted = {},
): Promise<DeskPage> {
  const terms = searchTerms(address.q)
  return rooms.orders.desk.list({
    filter: await filterOf(rooms, address),
    terms,
    known: await knownElsewhere(rooms, terms),
    after,
    take,
  })
}

/** By the number of a payment or a refund. */
async function knownElsewhere(
  { payments, refunds }: DeskRooms,
  terms: SearchTerms | undefined,
): Promise<readonly string[]> {
  if (terms?.code === undefined) return []
  const found = await Promise.all([payments.ordersNumbered(terms.code), refunds.ordersNumbered(terms.code)])
  return found.flat()
}
