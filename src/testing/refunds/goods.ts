import { sql } from 'kysely'
import { all, type Trx } from '#database/database.ts'
import { flightFace } from '#flights/web/face.ts'
import { type Rial, sum } from '#money/rial.ts'
import type { ForeignPart } from '#orders/foreign-price.ts'
import type { Product } from '#orders/product.ts'
import type { ProductKind } from '#orders/product-kind.ts'
import type { RefundTerms } from '#orders/refund-terms.ts'
import { type Group, type Place, termsOf } from '#testing/refunds/terms.ts'
import type { TestHouse } from '#testing/server/house.ts'

export interface Goods {
  groups: readonly Group[]
  ladderIds: readonly string[]
  /** default: Tehran */
  places?: readonly Place[]
  /** what of the price is in another currency; default: nothing */
  foreign?: readonly ForeignPart[]
  /** default: flights */
  product?: ProductKind
}

export async function openGoods(house: TestHouse, goods: Goods): Promise<Product<unknown, Trx>> {
  await sql`create table public.given_back (order_id uuid, passenger int, leg int, primary key (order_id, passenger, leg))`.execute(
    house.database,
  )
  return {
    kind: 'flight',
    face: flightFace,
    hold: async () => ({ total: totalOf(goods) }),
    release: async () => 'released',
    issue: async () => ({ kind: 'issued', reference: 'K7RM2Q', supplierPayable: supplierShareOf(goods) }),
    reprice: async () => ({ total: totalOf(goods), by: 'airline' }),
    takePrice: async () => undefined,
    refundTerms: (orderId, trx = house.database) => termsNow({ house, goods }, orderId, trx),
    async refund(trx, orderId, items) {
      for (const { passenger, leg } of items)
        await sql`insert into public.given_back values (${orderId}, ${passenger}, ${leg}) on conflict do nothing`.execute(
          trx,
        )
    },
  }
}

export function totalOf({ groups, ladderIds }: Goods): Rial {
  return sum(termsOf(groups, ladderIds).items.map(({ total }) => total))
}

function supplierShareOf({ groups, ladderIds }: Goods): Rial {
  return sum(termsOf(groups, ladderIds).items.map(({ supplierShare }) => supplierShare))
}

async function termsNow(
  { house, goods }: { readonly house: TestHouse; readonly goods: Goods },
  orderId: string,
  trx: Parameters<typeof all>[0],
): Promise<RefundTerms> {
  const gone = await all(
    trx,
    sql<{
      passenger: number
      leg: number
    }>`select passenger, leg from public.given_back where order_id = ${orderId}`,
  )
  const terms = termsOf(goods.groups, goods.ladderIds, goods.places)
  return {
    ...terms,
    items: terms.items.map((item) => {
      const departure = terms.legs[item.leg]?.departure.toInstant()
      const isFlown = departure !== undefined && Temporal.Instant.compare(house.clock.now(), departure) >= 0
      const isGone = gone.some((one) => one.passenger === item.passenger && one.leg === item.leg)
      return { ...item, state: isGone ? 'refunded' : isFlown ? 'flown' : 'refundable' }
    }),
  }
}
