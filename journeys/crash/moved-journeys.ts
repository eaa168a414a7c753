import { sql } from 'kysely'
import { all } from '#database/database.ts'
import { MoveBody } from '#insurance/move.ts'
import { airlineOf } from '#places/airlines.ts'
import { abroadGoods } from '../buyer/abroad-goods.ts'
import type { Goods } from '../buyer/goods.ts'
import type { Insuring } from '../buyer/insure.ts'
import { dayIn } from './fares.ts'
import type { Scene } from './scene.ts'

const aDay = 24 * 60

/** Flights keep the day they were to go on for their name: a ticket that was sold later has the day they go now. */
async function scheduled(
  { database }: Scene,
  ticket: string,
): Promise<readonly { readonly flightNumber: string; readonly date: Temporal.PlainDate }[]> {
  const rows = await all(
    database,
    sql<{ airlineId: string; number: number; date: Temporal.PlainDate }>`
      select distinct d.airline_id as "airlineId", d.flight_number as number, d.date from flights.hold_fares h
      join flights.fares f on f.id = h.fare_id join flights.departures d on d.id = f.departure_id
      where h.order_id = ${ticket} order by d.date`,
  )
  return rows.map(({ airlineId, number, date }) => ({
    flightNumber: `${airlineOf(airlineId).iata} ${number}`,
    date,
  }))
}

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
          for (const flight of await scheduled(scene, ticket)) {
            const name = `${flight.flightNumber} ${flight.date}`
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
