import { tripOf } from '#insurance/insured-trip.ts'
import type { Room } from '#insurance/server/room.ts'
import { lowest } from '#money/rial.ts'
import type { ProductTile } from '#orders/product-tile.ts'
import { todayAt } from '#orders/web/today.ts'

/** The trip that it names the price of. */
const usual = { country: 'TR', inDays: 7, days: 7, age: 30 } as const

/** Undefined while nobody is insured. */
export async function tile({ clock, insurer }: Room): Promise<ProductTile | undefined> {
  const startsOn = todayAt(clock.now()).add({ days: usual.inDays })
  const endsOn = startsOn.add({ days: usual.days - 1 })
  const days = { startsOn: startsOn.toString(), endsOn: endsOn.toString() }
  const trip = tripOf({ country: usual.country, ...days })
  if (trip === undefined) return undefined
  const offers = await insurer.offers({ trip, ages: [usual.age] })
  if (offers === undefined) return undefined
  return {
    about: 'بیمهٔ مسافرتی',
    title: 'دلِ قرص، از روز اول سفر',
    says: 'یک هفته ترکیه، مسافر ۳۰ساله',
    price: lowest(offers.map(({ price }) => price.total)) ?? null,
    picks: [],
    action: 'انتخاب پوشش',
    path: `/insurance?country=${usual.country}&from=${days.startsOn}&to=${days.endsOn}`,
    picture: { drawing: 'umbrella' },
  }
}
