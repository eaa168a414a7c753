import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { one } from '#database/database.ts'
import { buy, type Wish } from '../buyer/buy.ts'
import { type Diary, newDiary } from '../buyer/diary.ts'
import { policyGoods } from '../buyer/policy-goods.ts'
import { patiently } from '../buyer/wire.ts'
import { dayIn } from './fares.ts'
import { groupTours } from './group-tours.ts'
import { happeningsOfExtras } from './happenings-of-extras.ts'
import type { Scene } from './scene.ts'
import { another, type Happening, moved, ordinary, outing, pair, room, seat } from './tellers.ts'
import { visasFrom } from './wares.ts'

const otherAmount = '6037990000005555'

/** Every case the laws cover, once, without kills. */
export const happenings: readonly Happening[] = [
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
  {
    name: 'a dearer flight on another day',
    tell: moved({ nth: 6 }, 'dearer'),
    end: 'issued',
    others: ['issued'],
  },
  {
    name: 'a cheaper flight on another day',
    tell: moved({ nth: -1 }, 'cheaper'),
    end: 'issued',
    others: ['issued'],
  },
  {
    name: 'another day that cannot be issued',
    tell: moved({ nth: 7 }, 'fails'),
    end: 'issued',
    others: ['failed'],
  },
  {
    name: 'a flight in place of one that cannot be issued',
    tell: seat({ seats: 5, flightNumber: '9999' }, { takesInstead: true }),
    end: 'replaced',
    instead: ['issued'],
  },
  {
    name: 'a day of birth that is put right',
    tell: seat({ seats: 5, nth: 3, isRefundable: true }, { corrects: true }),
    end: 'issued',
  },
  {
    name: 'a ticket that two pay by links',
    tell: seat({ seats: 5, nth: 1 }, { inShares: true }),
    end: 'issued',
  },
  {
    name: 'a ticket of which half is paid by a link',
    tell: seat({ seats: 5, nth: 1 }, { inShares: true, topUp: 200_000_000 }),
    end: 'issued',
  },
  {
    name: 'a ticket in shares that cannot be issued',
    tell: seat({ seats: 5, flightNumber: '9999' }, { inShares: true }),
    end: 'failed',
  },
  ...happeningsOfExtras,
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
  for (const { calm } of [scene.experiences, scene.insurer, scene.flights]) calm() // whoever is refused by chance is no happening
  const ask = patiently(scene.wire.ask, { forMs: 300_000 }) // all begin at once, on a machine that may be busy
  const wishes: Wish[] = []
  for (const { tell } of happenings) wishes.push(await tell(scene))
  const diaries = await Promise.all(
    wishes.map(async (wish, index) => {
      const buyer = await scene.buyer(index + 1)
      return buy(scene.shop(buyer, ask), wish, newDiary(buyer))
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
