import type { Hotel } from '#hotels/catalogue.ts'
import type { Occupancy } from '#hotels/occupancy.ts'
import { ratePrice } from '#hotels/rate-price.ts'
import { type Rate, ratesOf } from '#hotels/rates.ts'
import { fits } from '#hotels/room-capacity.ts'
import type { OnSale } from '#hotels/server/nights.ts'
import type { Rial } from '#money/rial.ts'

export interface Priced {
  readonly rate: Rate
  readonly roomTypeId: string
  readonly total: Rial
  readonly left: number
}

export function ratesFor(
  hotel: Hotel,
  guests: Occupancy,
  sale: ReadonlyMap<string, OnSale>,
): readonly Priced[] {
  return hotel.roomTypes
    .filter((roomType) => fits(roomType, guests))
    .flatMap((roomType) => {
      const on = sale.get(roomType.id)
      if (on === undefined || on.left < 1) return []
      return ratesOf(hotel, roomType).map((rate) => ({
        rate,
        roomTypeId: roomType.id,
        total: ratePrice(rate, on.prices, guests),
        left: on.left,
      }))
    })
    .toSorted((a, b) => a.total - b.total)
}
