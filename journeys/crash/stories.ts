import { demoVouchers } from '#demo/sample-data.ts'
import type { Ask } from '#testing/app/agency.ts'
import { buy, type Wish } from '../buyer/buy.ts'
import { type Diary, newDiary } from '../buyer/diary.ts'
import { flightGoods } from '../buyer/flight-goods.ts'
import { giveBack } from '../buyer/give-back.ts'
import type { Goods } from '../buyer/goods.ts'
import { type Choice, takeAnother } from '../buyer/take-another.ts'
import { cancelledFlights } from './cancelled-flights.ts'
import { fareWith } from './fares.ts'
import type { Scene } from './scene.ts'

export type Timeline = (scene: Scene, ask: Ask) => Promise<() => Promise<Diary>>

let buyers = 900_000

export const stories = {
  'a ticket bought at the bank': buying({ cards: ['6037990000001234'] }),
  'a ticket bought with voucher, wallet and a bank that wants a form': buying({
    cards: ['6037990000001234'],
    gatewayId: 4,
    topUp: 5_000_000,
    voucher: demoVouchers.open.code,
  }),
  'a ticket bought from the wallet alone': buying({ cards: [], topUp: 200_000_000 }),
  'a ticket given back to the wallet': givingBack('wallet'),
  'a ticket given back to the bank': givingBack({ iban: 'IR510170000000100203041234' }),
  'a dearer flight for a cancelled one': takingAnother('dearer'),
  'a cheaper flight for a cancelled one': takingAnother('cheaper'),
} as const satisfies Record<string, Timeline>

function buying(how: Pick<Wish, 'cards'> & Partial<Wish>): Timeline {
  return async (scene, ask) => {
    const buyer = await scene.buyer(++buyers)
    const wish = { goods: await ordinarySeat(scene), ...how }
    return () => buy(scene.shop(buyer, ask), wish, newDiary(buyer))
  }
}

function givingBack(destination: Parameters<typeof giveBack>[2]): Timeline {
  return async (scene, ask) => {
    const buyer = await scene.buyer(++buyers)
    const shop = scene.shop(buyer, ask)
    const wish = { goods: await ordinarySeat(scene), cards: ['6037990000001234'] }
    const diary = await buy(shop, wish, newDiary(buyer))
    return async () => {
      await giveBack(shop, { diary }, destination)
      return diary
    }
  }
}

const flights = new WeakMap<Scene, ReturnType<typeof cancelledFlights>>()

/** The ticket is bought before anybody dies. */
function takingAnother(choice: Choice): Timeline {
  return async (scene, ask) => {
    const { goods, cancel } = flights.getOrInsertComputed(scene, (of) => cancelledFlights(of))
    const buyer = await scene.buyer(++buyers)
    const shop = scene.shop(buyer, ask)
    const wish = { goods, cards: ['6037990000001234'] }
    const diary = await buy(shop, wish, newDiary(buyer))
    return async () => {
      await takeAnother(shop, { ...wish, another: { cancel, choices: [choice] } }, diary)
      return diary
    }
  }
}

async function ordinarySeat(scene: Scene): Promise<Goods> {
  const today = scene.clock.now().toZonedDateTimeISO('Asia/Tehran').toPlainDate()
  const date = today.add({ days: 20 }).toString()
  return flightGoods({ date, fareId: await fareWith(scene, { date, seats: 50, nth: 1 }) })
}
