import { hotelCalls } from '#hotels/calls.ts'
import { AvailableHotels } from '#hotels/requests.ts'
import type { Goods } from '../buyer/goods.ts'
import type { RoomWish } from '../buyer/hotel-goods.ts'
import { pairGoods } from '../buyer/pair-goods.ts'
import { dayIn, type FareWish, fareWith } from './fares.ts'
import { freeRooms } from './free-rooms.ts'
import type { Scene } from './scene.ts'

export interface PairWish {
  readonly fare?: Partial<FareWish>
  /** the hotel abroad whose name begins so; without one, a hotel in Kish */
  readonly abroad?: string
  readonly isFree: boolean
  readonly back?: readonly number[]
}

/** Nobody asks whether both are of one city, so that any flight that fails goes with any hotel that does. */
export async function pairOf(scene: Scene, { fare, abroad, isFree, back }: PairWish): Promise<Goods> {
  const day = dayIn(scene, 22)
  const date = day.toString()
  const nights = { checkIn: date, checkOut: day.add({ days: 2 }).toString() }
  const stay =
    abroad === undefined
      ? { hotelId: 'kih-parmis', ...nights }
      : { hotelId: await hotelAbroad(scene, nights, abroad), ...nights }
  if (abroad === undefined) await freeRooms(scene, stay, 400)
  const fareId = await fareWith(scene, { date, seats: 500, nth: 1, ...fare })
  return pairGoods({ seat: { date, fareId }, stay, isFree, ...(back && { back }) })
}

/** Both parts have faults of their own: a ticket that is not issued, one issued late, rooms refused, gone, dearer, and booked in silence. */
export async function pairsOf(
  scene: Scene,
): Promise<readonly { readonly of: number; readonly goods: Goods }[]> {
  const failing = { flightNumber: '9999', nth: 0 }
  const late = { flightNumber: '9998', nth: 0 }
  const wishes: readonly (PairWish & { readonly of: number })[] = [
    { of: 8, isFree: true },
    { of: 4, isFree: false, back: [0] },
    { of: 4, isFree: true, back: [1] },
    { of: 5, isFree: true, fare: failing },
    { of: 4, isFree: false, fare: failing },
    { of: 4, isFree: true, fare: late },
    { of: 4, isFree: true, fare: { flightNumber: '9997', nth: 0 }, abroad: 'Ampang Dearer' },
    { of: 5, isFree: false, abroad: 'Pudu Refused' },
    { of: 5, isFree: true, abroad: 'Chow Kit Gone' },
    { of: 3, isFree: false, abroad: 'Bintang Gone' },
    { of: 5, isFree: true, abroad: 'Masjid India Line Cut' },
    { of: 4, isFree: true, fare: failing, abroad: 'Raja Chulan Booked And 500' },
  ]
  const pairs: { of: number; goods: Goods }[] = []
  for (const { of, ...wish } of wishes) pairs.push({ of, goods: await pairOf(scene, wish) })
  return pairs
}

async function hotelAbroad(
  { desk }: Scene,
  nights: Pick<RoomWish, 'checkIn' | 'checkOut'>,
  name: string,
): Promise<string> {
  const asked = AvailableHotels.parse({ cityCode: 'KUL', ...nights, rooms: [{ adults: 1 }] })
  const { hotels } = hotelCalls.available.answer.parse(await desk.hotels.available(asked))
  const found = hotels.find(({ nameEn }) => nameEn.startsWith(name))
  if (found === undefined) throw new Error(`${name} is not to be had`)
  return found.id
}
