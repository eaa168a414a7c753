import { sql } from 'kysely'
import { all, maybe } from '#database/database.ts'
import { presenceMinutes } from '#flights/abroad/route-rules.ts'
import { holdOf } from '#flights/booking/server/holds.ts'
import { cityName } from '#flights/search/server/city-name.ts'
import type { Room } from '#flights/server/room.ts'
import { legsNow } from '#flights/tickets/server/order-views.ts'
import { eachByItself, unlessFailed } from '#server/each-by-itself.ts'

/** a direction bought later needs no reminder: its ticket was just sent */
const remindHours = 24

/** per round; the rest some minutes later */
const atOnce = 500

interface Near {
  readonly orderId: string
  readonly leg: number
}

/** Reminds once of every direction departing within a day that has tickets left. Returns how many. */
export async function remindOfFlights(room: Room): Promise<number> {
  const told = await eachByItself(await nearOnes(room), (near) => remind(room, near))
  return unlessFailed(told, 'flights could not be told of')
}

function nearOnes({ database, clock }: Room): Promise<readonly Near[]> {
  const now = clock.now()
  const ahead = sql`make_interval(hours => ${remindHours})`
  const mostMoved = sql`interval '2 days'`
  return all(
    database,
    sql<Near>`
      select leg.order_id as "orderId", leg.leg
      from flights.departures d
      join flights.fares f on f.departure_id = d.id
      join flights.hold_fares first on first.fare_id = f.id and first.position = 0
      join flights.hold_legs leg on leg.order_id = first.order_id and leg.leg = first.leg
      join flights.holds h on h.order_id = leg.order_id
      left join lateral (
        select s.minutes, s.is_cancelled from flights.flight_status s
        where s.airline_id = d.airline_id and s.flight_number = d.flight_number and s.date = d.date
          and (s.order_id is null or s.order_id = leg.order_id)
        order by s.declared_at desc, s.order_id nulls last limit 1) s on true
      cross join lateral (select d.departs_at + make_interval(mins => coalesce(s.minutes, 0)) as departs_at) goes
      where d.departs_at > ${now}::timestamptz - ${mostMoved} and d.departs_at <= ${now}::timestamptz + ${ahead} + ${mostMoved}
        and goes.departs_at > ${now} and goes.departs_at <= ${now}::timestamptz + ${ahead}
        and s.is_cancelled is not true and h.state = 'issued' and h.issued_at <= goes.departs_at - ${ahead} and leg.reminded_at is null
        and exists (select from flights.tickets t where t.order_id = leg.order_id and t.leg = leg.leg and t.state = 'open')
      order by goes.departs_at limit ${atOnce}`,
  )
}

/** Marks and sends in one transaction, never for a cancelled flight; of two parallel calls the second finds it marked. */
function remind(room: Room, { orderId, leg }: Near): Promise<0 | 1> {
  return room.database.transaction().execute(async (trx) => {
    const hold = await holdOf(trx, orderId)
    const one =
      hold && (await legsNow({ database: trx, fares: room.fares }, hold)).find((each) => each.leg === leg)
    if (one === undefined || one.sold.fares.some(({ departure: { changed } }) => changed?.isCancelled))
      return 0
    const marked = await maybe(
      trx,
      sql`update flights.hold_legs set reminded_at = ${room.clock.now()}
        where order_id = ${orderId} and leg = ${leg} and reminded_at is null returning leg`,
    )
    if (marked === undefined) return 0
    const [{ departure, isCharter }] = one.sold.fares
    const last = one.sold.fares.at(-1)?.departure ?? departure
    await room.flightNear(trx, {
      orderId,
      leg,
      pnr: [one.held.pnr ?? '', ...one.held.furtherPnrs].join('/'),
      originName: cityName(departure.origin),
      destinationName: cityName(last.destination),
      departsLocal: departure.departsLocal,
      presenceMinutes: presenceMinutes({ isInternational: departure.isInternational, isCharter }),
    })
    return 1
  })
}
