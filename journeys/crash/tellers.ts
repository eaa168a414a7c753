import type { PlanId } from '#insurance/plans.ts'
import { ordinaryCard } from '#simulators/bank/cards.ts'
import type { Wish } from '../buyer/buy.ts'
import { experienceGoods } from '../buyer/experience-goods.ts'
import { flightGoods, type Seat } from '../buyer/flight-goods.ts'
import type { Goods } from '../buyer/goods.ts'
import { hotelGoods } from '../buyer/hotel-goods.ts'
import type { Choice } from '../buyer/take-another.ts'
import { cancelledFlights } from './cancelled-flights.ts'
import { dayIn, type FareWish, fareWith } from './fares.ts'
import { freeRooms } from './free-rooms.ts'
import { movedJourneys } from './moved-journeys.ts'
import { type PairWish, pairOf } from './pairs.ts'
import type { Scene } from './scene.ts'

/** A card that pays, and time enough for every end. */
export const ordinary = { cards: [ordinaryCard], looks: 600 }

export type Teller = (scene: Scene) => Promise<Wish>

export interface Happening {
  readonly name: string
  readonly tell: Teller
  readonly end: string | undefined
  /** and those of the flights that were taken in place of it */
  readonly others?: readonly string[]
  /** and of those taken in place of it, because it was not issued */
  readonly instead?: readonly string[]
  /** and of what was bought beside it later */
  readonly beside?: readonly string[]
}

type SeatWish = Omit<FareWish, 'date'> & Pick<Seat, 'withProtection'>

/** With the bag that its fare sells, unless it is bought later. */
export function seat({ withProtection, ...fare }: SeatWish, how: Partial<Wish> = {}): Teller {
  return async (scene) => {
    const date = dayIn(scene, 20).toString()
    const fareId = await fareWith(scene, { date, ...fare })
    const withBag = fare.withBag === true && how.addsBag !== true
    const goods = flightGoods({ date, fareId, withBag, ...(withProtection && { withProtection }) })
    return { goods, ...ordinary, ...how }
  }
}

/** Everybody has days of their own, as the flights of all on them go later. */
export function movedWith(plan: PlanId, firstDay: number, how: Partial<Wish> = {}): Teller {
  return async (scene) => {
    const { goods, insures } = movedJourneys(scene, firstDay)
    return { goods, insures: { ...insures, plan }, ...ordinary, ...how }
  }
}

export function outing(experienceId: string, how: Partial<Wish> = {}): Teller {
  return async (scene) => ({
    goods: experienceGoods({ experienceId, from: dayIn(scene, 30) }),
    ...ordinary,
    ...how,
  })
}

export function pair(what: PairWish, how: Partial<Wish> = {}): Teller {
  return async (scene) => ({ goods: await pairOf(scene, what), ...ordinary, ...how })
}

/** The old ticket stood when last looked at. Everybody has days of their own. */
export function another(firstDay: number, ...choices: readonly Choice[]): Teller {
  return async (scene) => {
    const { goods, cancel } = cancelledFlights(scene, firstDay)
    return { goods, another: { cancel, choices }, ...ordinary }
  }
}

/** A ticket of its own flight, on another day. */
export function moved(fare: { readonly nth: number }, ...choices: readonly Choice[]): Teller {
  return seat({ seats: 9, isRefundable: true, ...fare }, { another: { choices } })
}

export async function room(scene: Scene): Promise<Goods> {
  const [checkIn, checkOut] = [dayIn(scene, 20).toString(), dayIn(scene, 22).toString()]
  const stay = { hotelId: 'kih-marjan', checkIn, checkOut }
  await freeRooms(scene, stay, 3)
  return hotelGoods(stay)
}
