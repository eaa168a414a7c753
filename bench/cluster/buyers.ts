import { flightCalls } from '#flights/calls.ts'
import { ordinaryCard } from '#simulators/bank/cards.ts'
import type { Ask } from '#testing/app/agency.ts'
import { type Buyer, type Diary, newDiary, once, type Shop } from '../../journeys/buyer/diary.ts'
import { lookAtFlight, searched } from '../../journeys/buyer/flight-goods.ts'
import { payOnAndOn } from '../../journeys/buyer/pay.ts'
import { personOf } from '../../journeys/buyer/person.ts'
import { openWire, patiently } from '../../journeys/buyer/wire.ts'
import { dayIn, fareWith } from '../../journeys/crash/fares.ts'
import type { Scene } from '../../journeys/crash/scene.ts'

/** A fare with seats for everybody, among the results of its day. */
export interface Seat {
  readonly date: string
  readonly fareId: number
}

/** Of five days, eight fares each. */
export async function openSeats(scene: Scene): Promise<readonly Seat[]> {
  const seats: Seat[] = []
  for (let ahead = 10; ahead < 15; ahead++) {
    const date = dayIn(scene, ahead).toString()
    for (let nth = 0; nth < 8; nth++)
      seats.push({ date, fareId: await fareWith(scene, { date, seats: 1_000_000, nth: 3 * nth }) })
  }
  return seats
}

/** Each call goes to the next server, as a balancer has it. */
export function inTurn(addresses: readonly string[]): Ask {
  const wires = addresses.map(openWire)
  let calls = 0
  return (line, asking) => {
    const wire = wires[calls++ % wires.length]
    if (wire === undefined) throw new RangeError('no server to ask')
    return wire.ask(line, asking)
  }
}

export interface Bought {
  /** tickets a second, once all were at it */
  readonly perSecond: number
  /** all that ended with a ticket */
  readonly issued: readonly Diary[]
  /** purchases that came to another end than a ticket, by what was said */
  readonly refused: readonly string[]
}

export interface Buying {
  readonly ask: Ask
  readonly buyers: readonly Buyer[]
  readonly seats: readonly Seat[]
  readonly seconds: number
}

const warmSeconds = 3

/** Everybody buys one ticket after another, by card. */
export async function buyOnAndOn({ ask, buyers, seats, seconds }: Buying): Promise<Bought> {
  const shop: Shop = { ask: patiently(ask, { forMs: 30_000 }), pepper: '' }
  const searches = await searchesOf(shop, { seats, by: buyers[0]?.token ?? '' })
  const refused: string[] = []
  const from = performance.now() + warmSeconds * 1000
  const end = from + seconds * 1000
  const issued: Diary[] = []
  let inTime = 0
  async function buyer(own: Buyer): Promise<void> {
    while (performance.now() < end) {
      const seat = seats[Math.floor(Math.random() * seats.length)]
      if (seat === undefined) throw new RangeError('nobody flies')
      const diary = newDiary({ ...own, person: personOf((people += 1)) })
      await buy(shop, diary, { requestId: searches.get(seat.date) ?? '', proposalId: String(seat.fareId) })
      const now = performance.now()
      if (diary.status !== 'issued') refused.push(diary.refused?.text ?? `an order stays ${diary.status}`)
      else issued.push(diary)
      if (diary.status === 'issued' && now >= from && now < end) inTime += 1
    }
  }
  await Promise.all(buyers.map(buyer))
  return { perSecond: inTime / seconds, issued, refused }
}

let people = 1_000_000

/** By day: what was shown may be chosen for a quarter of an hour, whoever of the servers showed it. */
async function searchesOf(shop: Shop, { seats, by }: { seats: readonly Seat[]; by: string }) {
  const found = new Map<string, string>()
  for (const date of new Set(seats.map((seat) => seat.date)))
    found.set(date, (await searched(shop, date, by)).requestId)
  return found
}

async function buy(shop: Shop, diary: Diary, chosen: { requestId: string; proposalId: string }) {
  const { form, contact } = diary.buyer.person
  const submitted = await once(shop, diary, {
    line: flightCalls.submit.line,
    body: { ...chosen, passengers: [form], contact },
  })
  if (submitted === undefined) return
  const { orderId, totalPrice } = flightCalls.submit.answer.parse(submitted.data)
  Object.assign(diary, { orderId, total: totalPrice })
  const body = { orderId, captchaId: '', captchaCode: '' }
  if ((await once(shop, diary, { line: flightCalls.reserve.line, body })) === undefined) return
  await payOnAndOn(shop, { goods: { look: lookAtFlight }, cards: [ordinaryCard] }, diary)
}
