import { roomsLine } from '#hotels/address.ts'
import type { Occupancy } from '#hotels/occupancy.ts'
import { perNight } from '#hotels/rate-price.ts'
import type { HotelOffer } from '#hotels/responses.ts'
import type { Room } from '#hotels/server/room.ts'
import { type Pricing, ruledThere, stayThing } from '#hotels/server/ruled-rooms.ts'
import { keepHotels, supplierHotel } from '#hotels/server/suppliers/supplier-hotels.ts'
import { nightCount, type Stay } from '#hotels/stay.ts'
import type { HotelSupplier } from '#hotels/supplier/supplier.ts'
import type { SoldPart } from '#orders/pricing/rule-trial.ts'

interface SearchedStay {
  readonly cityCode: string
  readonly stay: Stay
  readonly rooms: readonly Occupancy[]
  readonly pricing: Pricing
}

/** what guests say of it is added for the whole list at once */
export type OfferWithoutScore = Omit<HotelOffer, 'score'>

/** An offer with what its cheapest way is of, at its seller's price. */
export interface OfferFound {
  readonly offer: OfferWithoutScore
  readonly parts: readonly SoldPart[]
}

export interface ThereFound {
  readonly offers: readonly OfferFound[]
  readonly isWhole: boolean
}

export function sellersIn(
  { suppliers }: Pick<Room, 'suppliers'>,
  cityCode: string,
  rooms = 1,
): readonly HotelSupplier[] {
  return suppliers.all.filter((one) => one.covers(cityCode) && one.caps.mostRooms >= rooms)
}

export async function foundThere(room: Room, asked: SearchedStay): Promise<ThereFound> {
  const sellers = sellersIn(room, asked.cityCode, asked.rooms.length)
  const found = await Promise.all(sellers.map((supplier) => offersOf(room, supplier, asked)))
  return {
    offers: found.flatMap((offers) => offers ?? []),
    isWhole: found.every((offers) => offers !== undefined),
  }
}

async function offersOf(
  room: Room,
  supplier: HotelSupplier,
  asked: SearchedStay,
): Promise<readonly OfferFound[] | undefined> {
  const key = `search ${asked.cityCode} ${nightsLine(asked)}`
  await room.suppliers.ready()
  const outcome = await room.suppliers.reading(supplier, key, (signal) => supplier.search(asked, { signal }))
  if (outcome.kind !== 'done') {
    room.log.info({ supplier: supplier.name, kind: outcome.kind }, 'hotel-supplier.unheard')
    return undefined
  }
  const told = outcome.value.map(({ hotel, cheapest }) => ({
    hotel: supplierHotel(supplier, asked.cityCode, hotel),
    cheapest,
  }))
  await keepHotels(
    room.database,
    told.map(({ hotel }) => hotel),
    room.clock.now(),
  )
  return told.map(({ hotel, cheapest }) => {
    const sold = { supplier: supplier.name, cityCode: asked.cityCode }
    const { total } = ruledThere(cheapest, sold, asked.pricing)
    const way = { ...untold, total, perNight: perNight(total, nightCount(asked.stay)), left: null }
    const thing = stayThing(supplier.name, asked.cityCode, asked.stay.checkIn)
    const prices = [{ price: cheapest, base: cheapest, count: 1, hasSeat: true }]
    return { offer: { ...hotel.shown, ...way, ways: [way] }, parts: [{ thing, prices }] }
  })
}

const untold = { board: null, isRefundable: null, freeUntil: null } as const

export function nightsLine({ stay, rooms }: Pick<SearchedStay, 'stay' | 'rooms'>): string {
  return `${stay.checkIn} ${stay.checkOut} ${roomsLine(rooms)}`
}
