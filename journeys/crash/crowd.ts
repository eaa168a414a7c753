import { setTimeout as sleep } from 'node:timers/promises'
import type { Chance } from '#server/captcha/chance.ts'
import { demoVouchers } from '#village.ts'
import { buy, type Wish } from '../buyer/buy.ts'
import { type Diary, newDiary } from '../buyer/diary.ts'
import { LostPatience, patiently } from '../buyer/wire.ts'
import { fareWith } from './fares.ts'
import type { Scene } from './scene.ts'

/** People who buy one after another until they are told to stop. */
export interface Crowd {
  readonly diaries: readonly Diary[]
  /** Nobody begins anew; whoever is at it has a few seconds more, and then leaves it as it is. */
  disperse(): Promise<void>
}

const card = (ending: string) => `603799000000${ending}`

/** What people do at the bank, and how many of a hundred do it. */
const habits: readonly { readonly of: number; readonly cards: readonly string[] }[] = [
  { of: 50, cards: [card('1234')] },
  { of: 10, cards: [card('2222')] }, // the bank tells twice
  { of: 10, cards: [card('0000'), card('1234')] }, // declined, then another card
  { of: 8, cards: [card('3333')] }, // never comes back
  { of: 3, cards: [card('4444')] }, // the first verification is never answered
  { of: 3, cards: [card('6666')] }, // declined, and charged a while later after all
  { of: 3, cards: [card('8888')] }, // the first verification is answered by a page of HTML
  { of: 5, cards: ['turn back'] },
  { of: 8, cards: [] }, // closes the tab before the bank
]

/** Gateways that have an address, and those that want a form. */
const gatewayIds = [1, 1, 2, 3, 4]

/** How people pay besides the card, and what they do with the ticket. */
const purses: readonly { readonly of: number; readonly wish: Partial<Wish> }[] = [
  { of: 50, wish: {} },
  { of: 12, wish: { voucher: demoVouchers.open.code } },
  { of: 8, wish: { topUp: 200_000_000 } }, // the wallet pays all of it
  { of: 10, wish: { topUp: 5_000_000 } }, // and here a part
  { of: 10, wish: { giveBack: 'wallet' } },
  { of: 5, wish: { giveBack: { iban: 'IR740170000000100203041111' } } }, // paid a while later
  { of: 5, wish: { giveBack: 'wallet', voucher: demoVouchers.open.code } },
]

const lastMs = 6000
const patience = { most: 45_000, little: 1500, ofAHundredLittle: 50 }

/** Buyers on several fares of one day: one of few seats, one that fails to issue, one that issues late, two ordinary ones. */
export async function gather(scene: Scene, size: number, chance: Chance): Promise<Crowd> {
  const date = scene.clock.now().toZonedDateTimeISO('Asia/Tehran').toPlainDate().add({ days: 20 }).toString()
  const fares = {
    few: await fareWith(scene, { date, seats: 30 }),
    fails: await fareWith(scene, { date, seats: 500, flightNumber: '9999' }),
    late: await fareWith(scene, { date, seats: 500, flightNumber: '9998' }),
    plenty: await fareWith(scene, { date, seats: 2000, nth: 1 }),
    more: await fareWith(scene, { date, seats: 2000, nth: 2 }),
  }
  const shares = { few: 20, fails: 10, late: 10, plenty: 30, more: 30 } as const
  const diaries: Diary[] = []
  let closesAt = Number.POSITIVE_INFINITY
  const isLeaving = () => performance.now() > closesAt + lastMs
  let number = 0

  function wish(): Wish {
    const chosen = weighed(
      chance,
      Object.entries(shares).map(([name, of]) => ({ of, name })),
    )
    const fareId = Object.entries(fares).find(([name]) => name === chosen.name)?.[1] ?? fares.plenty
    const gatewayId = gatewayIds[Math.floor(chance.between(0, gatewayIds.length))] ?? 1
    return { date, fareId, gatewayId, cards: weighed(chance, habits).cards, ...weighed(chance, purses).wish }
  }

  async function buyOnAndOn(): Promise<void> {
    while (closesAt === Number.POSITIVE_INFINITY) {
      const diary = newDiary(await scene.buyer(++number))
      diaries.push(diary)
      const forMs = chance.between(0, 100) < patience.ofAHundredLittle ? patience.little : patience.most
      const shop = scene.shop(diary.buyer, patiently(scene.wire.ask, { forMs, isLeaving }))
      await buy(shop, wish(), diary).catch(gaveUp)
      await sleep(chance.between(0, 100))
    }
  }

  const all = Promise.all(Array.from({ length: size }, buyOnAndOn))
  return {
    diaries,
    async disperse() {
      closesAt = performance.now()
      await all
    },
  }
}

function gaveUp(error: unknown): void {
  if (!(error instanceof LostPatience)) throw error
}

function weighed<T extends { readonly of: number }>(chance: Chance, ways: readonly T[]): T {
  let left = chance.between(
    0,
    ways.reduce((sum, { of }) => sum + of, 0),
  )
  const found = ways.find((way) => (left -= way.of) < 0) ?? ways[0]
  if (found === undefined) throw new RangeError('nothing to choose from')
  return found
}
