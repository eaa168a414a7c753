import { flightGoods, lookAtFlight, type Seat } from '../buyer/flight-goods.ts'
import type { Goods } from '../buyer/goods.ts'
import type { AnotherFlight } from '../buyer/take-another.ts'
import { dayIn, fareWith } from './fares.ts'
import type { Scene } from './scene.ts'

/** so many of a day are cancelled */
const ofADay = 4
/** among those of its day, the cheapest first: others cost less and others more */
const nth = 4

/** Seats of one flight until its first traveller has a ticket and the desk cancels it; then those of the next. */
export function cancelledFlights(
  scene: Scene,
  firstDay = 40,
): { readonly goods: Goods } & Required<Pick<AnotherFlight, 'cancel'>> {
  const cancelled = new Set<string>()
  let current: Promise<Seat> | undefined

  function next(): Promise<Seat> {
    const date = dayIn(scene, firstDay + Math.floor(cancelled.size / ofADay)).toString()
    return scene.untilBack(async () => ({ date, fareId: await fareWith(scene, { date, seats: 60, nth }) }))
  }

  return {
    goods: {
      order: async (shop, diary) => flightGoods(await (current ??= next())).order(shop, diary),
      look: lookAtFlight,
    },
    async cancel(orderId) {
      await scene.untilBack(async () => {
        const [journey] = await scene.desk.orders.journeysOf(orderId)
        if (journey === undefined) throw new Error(`order ${orderId} has no flight`)
        const { flightNumber, departsLocal } = journey
        const flight = { flightNumber, date: departsLocal.toPlainDate() }
        const name = `${flight.flightNumber} ${flight.date}`
        if (!cancelled.has(name)) current = undefined
        cancelled.add(name)
        await scene.desk.disruptions.cancelled(flight)
      })
    },
  }
}
