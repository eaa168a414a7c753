import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { one } from '#database/database.ts'
import { ordinaryCard } from '#simulators/bank/cards.ts'
import { buy, type Wish } from '../buyer/buy.ts'
import { type Diary, newDiary } from '../buyer/diary.ts'
import { experienceGoods } from '../buyer/experience-goods.ts'
import { flightGoods } from '../buyer/flight-goods.ts'
import type { Goods } from '../buyer/goods.ts'
import { hotelGoods } from '../buyer/hotel-goods.ts'
import { policyGoods } from '../buyer/policy-goods.ts'
import type { Choice } from '../buyer/take-another.ts'
import { cancelledFlights } from './cancelled-flights.ts'
import { dayIn, type FareWish, fareWith } from './fares.ts'
import { freeRooms } from './free-rooms.ts'
import { groupTours } from './group-tours.ts'
import { type PairWish, pairOf } from './pairs.ts'
import type { Scene } from './scene.ts'
import { visasFrom } from './wares.ts'

const ordinary = { cards: [ordinaryCard], looks: 600 }
const otherAmount = '6037990000005555'

/** Every case the laws cover, once, without kills. */
export const happenings: readonly {
  readonly name: string
  readonly tell: Teller
  readonly end: string | undefined
  /** and those of the flights that were taken in place of it */
  readonly others?: readonly string[]
}[] = [
  { name: 'a ticket', tell: seat({ seats: 5 }), end: 'issued' },
  { name: 'a failure', tell: seat({ seats: 5, flightNumber: '9999' }), end: 'failed' },
  { name: 'a ticket with a bag', tell: seat({ seats: 5, nth: 1, withBag: true }), end: 'issued' },
  { name: 'a ticket by a card abroad', tell: seat({ seats: 5, nth: 1 }, { gatewayId: 5 }), end: 'issued' },
  { name: 'a room', tell: async (scene) => ({ goods: await room(scene), ...ordinary }), end: 'issued' },
  {
    name: 'a visa',
    tell: async (scene) => ({ goods: await visasFrom(scene), ...ordinary }),
    end: 'issued',
  },
  {
    name: 'a policy',
    tell: async (scene) => ({ goods: policyGoods(dayIn(scene, 30)), ...ordinary }),
    end: 'issued',
  },
  { name: 'an experience', tell: outing('octo-bosphorus-boat'), end: 'issued' },
  {
    name: 'an experience given back',
    tell: outing('octo-tile-museum', { giveBack: 'wallet' }),
    end: 'issued',
  },
  {
    name: 'a tour',
    tell: async (scene) => ({ goods: groupTours(scene).goods, ...ordinary }),
    end: 'issued',
  },
  {
    name: 'a tour given back',
    tell: async (scene) => ({ goods: groupTours(scene, 60).goods, ...ordinary, giveBack: 'wallet' }),
    end: 'issued',
  },
  {
    name: 'a tour that is called off',
    tell: async (scene) => ({ ...groupTours(scene, 90), ...ordinary }),
    end: 'issued',
  },
  {
    name: 'a wrong amount that goes back',
    tell: seat({ seats: 5, nth: 2 }, { cards: [otherAmount] }),
    end: 'approved',
  },
  {
    name: 'a wrong amount that a gateway cannot give back',
    tell: seat({ seats: 5, nth: 2 }, { cards: [otherAmount], gatewayId: 2 }),
    end: 'approved',
  },
  {
    name: 'a ticket given back to an account that does not keep it',
    tell: seat({ seats: 5, nth: 1 }, { giveBack: { iban: 'IR510170000000100203046666' } }),
    end: 'issued',
  },
  {
    name: 'a wallet that is emptied into a bank account',
    tell: seat(
      { seats: 5, nth: 3, isRefundable: true },
      { giveBack: 'wallet', withdraw: { iban: 'IR510170000000100203041234' } },
    ),
    end: 'issued',
  },
  {
    name: 'a withdrawal that its bank returns',
    tell: seat(
      { seats: 5, nth: 3, isRefundable: true },
      { giveBack: 'wallet', withdraw: { iban: 'IR510170000000100203046666' } },
    ),
    end: 'issued',
  },
  {
    name: 'a withdrawal that is cancelled',
    tell: seat(
      { seats: 5, nth: 3, isRefundable: true },
      { giveBack: 'wallet', withdraw: { iban: 'IR740170000000100203041111', isCancelled: true } },
    ),
    end: 'issued',
  },
  {
    name: 'a dearer flight for a cancelled one',
    tell: another(50, 'dearer'),
    end: 'issued',
    others: ['issued'],
  },
  {
    name: 'a cheaper flight for a cancelled one',
    tell: another(60, 'cheaper'),
    end: 'issued',
    others: ['issued'],
  },
  {
    name: 'a second choice after one that was not paid',
    tell: another(70, 'unpaid', 'dearer'),
    end: 'issued',
    others: ['approved', 'issued'],
  },
  {
    name: 'a flight for a cancelled one that cannot be issued',
    tell: another(80, 'fails'),
    end: 'issued',
    others: ['failed'],
  },
  { name: 'a flight with a room', tell: pair({ isFree: true }), end: 'issued' },
  {
    name: 'a flight with a room, both given back',
    tell: pair({ isFree: true, back: [0, 1] }, { giveBack: 'wallet' }),
    end: 'issued',
  },
  {
    name: 'a flight with a room, the room given back',
    tell: pair({ isFree: true, back: [1] }, { giveBack: { iban: 'IR510170000000100203041234' } }),
    end: 'issued',
  },
  {
    name: 'a room that comes back whole, as its flight cannot be issued',
    tell: pair({ isFree: true, fare: { flightNumber: '9999', nth: 0 } }),
    end: 'failed',
  },
  {
    name: 'a flight of which something is kept, as its hotel refuses',
    tell: pair({ isFree: false, abroad: 'Pudu Refused' }),
    end: 'failed',
  },
  {
    name: 'a flight with a room, both dearer before they are paid',
    tell: pair({ isFree: true, fare: { flightNumber: '9997', nth: 0 }, abroad: 'Ampang Dearer' }),
    end: 'issued',
  },
  {
    name: 'a flight with a room abroad that is booked in silence',
    tell: pair({ isFree: true, abroad: 'Masjid India Line Cut' }),
    end: 'issued',
  },
]

/** In the order of `happenings`; each has come to its end, so that a later kill cuts nothing short. */
export async function everythingHappens(scene: Scene): Promise<readonly Diary[]> {
  scene.experiences.calm() // whoever is refused by chance is no happening
  const wishes: Wish[] = []
  for (const { tell } of happenings) wishes.push(await tell(scene))
  const diaries = await Promise.all(
    wishes.map(async (wish, index) => {
      const buyer = await scene.buyer(index + 1)
      return buy(scene.shop(buyer, scene.wire.ask), wish, newDiary(buyer))
    }),
  )
  while (await isOnItsWay(scene)) await sleep(200)
  return diaries
}

async function isOnItsWay({ database }: Scene): Promise<boolean> {
  const { many } = await one(
    database,
    sql<{ many: number }>`select count(*) as many from refunds.payout where reference is null`,
  )
  return many > 0
}

type Teller = (scene: Scene) => Promise<Wish>

function seat(fare: Omit<FareWish, 'date'>, how: Partial<Wish> = {}): Teller {
  return async (scene) => {
    const date = dayIn(scene, 20).toString()
    const fareId = await fareWith(scene, { date, ...fare })
    return { goods: flightGoods({ date, fareId, withBag: fare.withBag ?? false }), ...ordinary, ...how }
  }
}

function outing(experienceId: string, how: Partial<Wish> = {}): Teller {
  return async (scene) => ({
    goods: experienceGoods({ experienceId, from: dayIn(scene, 30) }),
    ...ordinary,
    ...how,
  })
}

function pair(what: PairWish, how: Partial<Wish> = {}): Teller {
  return async (scene) => ({ goods: await pairOf(scene, what), ...ordinary, ...how })
}

/** The old ticket stood when last looked at. Everybody has days of their own. */
function another(firstDay: number, ...choices: readonly Choice[]): Teller {
  return async (scene) => {
    const { goods, cancel } = cancelledFlights(scene, firstDay)
    return { goods, another: { cancel, choices }, ...ordinary }
  }
}

async function room(scene: Scene): Promise<Goods> {
  const [checkIn, checkOut] = [dayIn(scene, 20).toString(), dayIn(scene, 22).toString()]
  const stay = { hotelId: 'kih-marjan', checkIn, checkOut }
  await freeRooms(scene, stay, 3)
  return hotelGoods(stay)
}
