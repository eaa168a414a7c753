import { rial } from '#money/rial.ts'
import type { ProductTile } from '#orders/product-tile.ts'
import { hasRoom } from '#tours/filters.ts'
import type { TourListed } from '#tours/responses.ts'

/** The cheapest that still has a place; of alike ones the soonest. */
export function tile(tours: readonly TourListed[]): ProductTile | undefined {
  const [cheapest] = tours.filter(hasRoom).toSorted((one, other) => one.price - other.price)
  if (cheapest === undefined) return undefined
  const { departureId, name, price, cityCode } = cheapest
  return {
    about: 'تور',
    title: name,
    says: 'پرواز، هتل و راهنما با هم، هر نفر',
    price: rial(price),
    picks: [],
    action: 'برنامهٔ تور',
    path: `/tours/${departureId}`,
    picture: { cityCode },
  }
}
