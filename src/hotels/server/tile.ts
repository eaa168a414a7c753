import { citiesFor } from '#hotels/server/cities.ts'
import type { Room } from '#hotels/server/room.ts'
import { trending } from '#hotels/server/trending.ts'
import { persianDigits } from '#money/digits.ts'
import { lowest, rial } from '#money/rial.ts'
import type { ProductTile } from '#orders/product-tile.ts'

const atTheSea = { code: 'KIH', title: 'شب‌های کیش، کنار دریا' }

/** As the page of that city lists them, so that its price is found there. */
export async function tile(room: Room): Promise<ProductTile | undefined> {
  const cities = citiesFor(room).filter(({ hotelCount }) => hotelCount > 0)
  const city = cities.find(({ cityCode }) => cityCode === atTheSea.code) ?? cities[0]
  if (city === undefined) return undefined
  const { cityCode, name, hotelCount } = city
  const hotels = await trending(room, {
    cityCode,
    take: hotelCount,
    slidingExpiration: 300,
    reValidate: false,
  })
  const nights = hotels.flatMap(({ perNight }) => (perNight === null ? [] : [rial(perNight)]))
  const many = `${persianDigits(hotelCount)} هتل`
  return {
    about: 'هتل',
    title: cityCode === atTheSea.code ? atTheSea.title : `شب‌های ${name}`,
    says: nights.length === 0 ? many : `${many}، هر شب`,
    price: lowest(nights) ?? null,
    picks: [],
    action: 'دیدن هتل‌ها',
    path: `/hotel-home?city=${cityCode}`,
    picture: { cityCode },
  }
}
