import { MoveBody } from '#insurance/move.ts'
import { abroadGoods } from '../buyer/abroad-goods.ts'
import type { Goods } from '../buyer/goods.ts'
import type { Insuring } from '../buyer/insure.ts'
import { dayIn } from './fares.ts'
import type { Scene } from './scene.ts'

const aDay = 24 * 60

/** Tickets to Istanbul and back on the same days, until the desk says of the first that is insured that its flights go a day
 * later; then those of other days. */
export function movedJourneys(
  scene: Scene,
  firstDay = 45,
): { readonly goods: Goods; readonly insures: Omit<Insuring, 'plan'> } {
  const { desk, untilBack } = scene
  const later = new Set<string>()
  let ahead = 0
  return {
    goods: abroadGoods(() => {
      const first = dayIn(scene, firstDay + ahead)
      return { startsOn: `${first}`, endsOn: `${first.add({ days: 6 })}` }
    }),
    insures: {
      daysOf: (ticket) =>
        untilBack(async () => {
          const ways = await desk.orders.journeysOf(ticket)
          const [first, last] = [ways[0], ways.at(-1)]
          if (first === undefined || last === undefined) throw new Error(`order ${ticket} has no flight`)
          return {
            startsOn: first.departsLocal.toPlainDate().toString(),
            endsOn: last.arrivesLocal.toPlainDate().toString(),
          }
        }),
      fliesLater: (ticket) =>
        untilBack(async () => {
          for (const { flightNumber, departsLocal } of await desk.orders.journeysOf(ticket)) {
            const flight = { flightNumber, date: departsLocal.toPlainDate() }
            const name = `${flightNumber} ${flight.date}`
            if (!later.has(name)) ahead += 1
            later.add(name)
            await desk.disruptions.delayed(flight, aDay)
          }
        }),
      moveOf: (ticket, userId) =>
        untilBack(async () => {
          const offer = await desk.insurance.offerFor(ticket, userId)
          const moving = MoveBody.safeParse(offer?.actionCall?.body)
          return moving.success ? moving.data : undefined
        }),
    },
  }
}
