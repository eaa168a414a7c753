import { drawnPortrait } from '#testing/documents/drawn-papers.ts'
import { flightGoods } from '../buyer/flight-goods.ts'
import type { Goods } from '../buyer/goods.ts'
import { hotelGoods } from '../buyer/hotel-goods.ts'
import type { Insuring } from '../buyer/insure.ts'
import { policyGoods } from '../buyer/policy-goods.ts'
import type { AnotherFlight } from '../buyer/take-another.ts'
import { visaGoods } from '../buyer/visa-goods.ts'
import { cancelledFlights } from './cancelled-flights.ts'
import { dayIn, fareWith } from './fares.ts'
import { freeRooms } from './free-rooms.ts'
import { groupTours } from './group-tours.ts'
import { movedJourneys } from './moved-journeys.ts'
import { outings } from './outings.ts'
import { pairsOf } from './pairs.ts'
import type { Scene } from './scene.ts'
import { soldThere } from './sold-there.ts'

export interface Ware {
  readonly of: number
  readonly goods: Goods
  readonly cancel?: NonNullable<AnotherFlight['cancel']>
  /** the ticket is moved to another day */
  readonly isMoved?: true
  readonly takesInstead?: true
  readonly addsBag?: true
  readonly insures?: Insuring
  readonly callOff?: (orderId: string) => Promise<void>
}

/** Fares of one day (few seats, failing, late, two ordinary, one with a bag, then or later, protected), cancelled flights, a hotel
 * of few rooms, visas, travel insurance of our own contract and of an insurer abroad, alone and moved with a ticket,
 * seats abroad moved by their seller, tours, experiences, and flights with hotels. */
export async function wares(scene: Scene): Promise<readonly Ware[]> {
  const day = dayIn(scene, 20)
  const date = day.toString()
  const stay = { hotelId: 'kih-marjan', checkIn: date, checkOut: day.add({ days: 2 }).toString() }
  await freeRooms(scene, stay, 15)
  const seat = async (more: {
    seats: number
    flightNumber?: string
    nth?: number
    withBag?: boolean
    isRefundable?: boolean
  }) => ({
    date,
    fareId: await fareWith(scene, { date, ...more }),
  })
  const tours = groupTours(scene)
  const more = await seat({ seats: 2000, nth: 2, withBag: true })
  const protectable = await seat({ seats: 2000, nth: 3, isRefundable: true })
  const { goods: abroad, insures } = movedJourneys(scene)
  return [
    { of: 16, goods: flightGoods(await seat({ seats: 30 })) },
    { of: 5, goods: flightGoods(await seat({ seats: 500, flightNumber: '9999' })) },
    { of: 8, goods: flightGoods(await seat({ seats: 500, flightNumber: '9999' })), takesInstead: true },
    { of: 10, goods: flightGoods(await seat({ seats: 500, nth: -2, isRefundable: true })), isMoved: true },
    { of: 8, goods: flightGoods(await seat({ seats: 500, flightNumber: '9998' })) },
    { of: 16, goods: flightGoods(await seat({ seats: 2000, nth: 1 })) },
    { of: 10, ...cancelledFlights(scene) },
    { of: 10, goods: flightGoods(more) },
    { of: 10, goods: flightGoods({ ...more, withBag: true }) },
    { of: 10, goods: flightGoods(more), addsBag: true },
    { of: 5, goods: flightGoods({ ...more, withBag: true, withProtection: true }) },
    { of: 10, goods: flightGoods({ ...protectable, withProtection: true }) },
    { of: 8, goods: soldThere(scene), addsBag: true },
    { of: 10, goods: soldThere(scene), isMoved: true },
    { of: 6, goods: abroad, insures: { ...insures, plan: 'companion' } },
    { of: 10, goods: abroad, insures: { ...insures, plan: 'full' } },
    { of: 12, goods: hotelGoods(stay) },
    { of: 8, goods: await visasFrom(scene) },
    { of: 6, goods: policyGoods(dayIn(scene, 30)) },
    { of: 8, goods: policyGoods(dayIn(scene, 30), 'full') },
    { of: 12, goods: tours.goods },
    { of: 3, ...tours },
    ...outings(scene),
    ...(await pairsOf(scene)),
  ]
}

export async function visasFrom(scene: Scene): Promise<Goods> {
  const sent = await drawnPortrait({ width: 300, height: 400 })
  return visaGoods({
    travelDate: dayIn(scene, 40).toString(),
    hand: (buyer, kind) => scene.hand(buyer, { kind, sent }),
  })
}
