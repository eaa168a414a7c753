import type { Hotel } from '#hotels/catalogue.ts'
import type { Occupancy } from '#hotels/occupancy.ts'
import { type Rate, ratesOf } from '#hotels/rates.ts'
import { fits } from '#hotels/room-capacity.ts'
import type { OnSale } from '#hotels/server/nights.ts'
import { type Pricing, ruledRoom } from '#hotels/server/ruled-rooms.ts'
import type { Rial } from '#money/rial.ts'
import { netOf } from '#orders/pricing/ruled-total.ts'

export interface Priced {
  readonly rate: Rate
  readonly roomTypeId: string
  readonly total: Rial
  /** the hotel's price, before rules */
  readonly net: Rial
  readonly left: number
}

export interface Selling {
  readonly sale: ReadonlyMap<string, OnSale>
  readonly pricing: Pricing
}

export function ratesFor(hotel: Hotel, guests: Occupancy, { sale, pricing }: Selling): readonly Priced[] {
  return hotel.roomTypes
    .filter((roomType) => fits(roomType, guests))
    .flatMap((roomType) => {
      const on = sale.get(roomType.id)
      if (on === undefined || on.left < 1) return []
      return ratesOf(hotel, roomType).map((rate) => {
        const ruled = ruledRoom(rate, { nights: on.prices, guests }, pricing)
        return { rate, roomTypeId: roomType.id, total: ruled.total, net: netOf(ruled), left: on.left }
      })
    })
    .toSorted((a, b) => a.total - b.total)
}
