import { sql } from 'kysely'
import { all, maybe, type Trx } from '#database/database.ts'
import type { OrderLeg } from '#flights/booking/server/held-legs.ts'
import { holdOf } from '#flights/booking/server/holds.ts'
import { cityName } from '#flights/search/server/city-name.ts'
import type { DayNews, Room } from '#flights/server/room.ts'
import { legsNow } from '#flights/tickets/server/order-views.ts'
import { dayHours } from '#flights/travel-day/day-hours.ts'
import { type DayMessage, isDue } from '#flights/travel-day/day-messages.ts'
import { placeWords } from '#flights/travel-day/place-words.ts'
import { placeOf } from '#flights/travel-day/server/flight-places.ts'
import { eachByItself, unlessFailed } from '#server/each-by-itself.ts'

/** per round; the rest some minutes later */
const atOnce = 500

interface Wished {
  readonly orderId: string
  readonly leg: number
  readonly messages: readonly DayMessage[]
}

/** Sends what was wished and is due, each once. Returns how many went out. */
export async function sendDayMessages(room: Room): Promise<number> {
  const sent = await eachByItself(await wishedSoon(room), (wished) => sendOf(room, wished))
  return unlessFailed(sent, 'orders could not be told of the day of travel')
}

/** Wider than what is due: by the hours as sold and the most a flight is moved; `isDue` decides. */
function wishedSoon({ database, clock }: Room): Promise<readonly Wished[]> {
  const now = clock.now()
  return all(
    database,
    sql<Wished>`
      select leg.order_id as "orderId", leg.leg, array_agg(w.message) as messages
      from flights.departures d
      join flights.fares f on f.departure_id = d.id
      join flights.hold_fares first on first.fare_id = f.id and first.position = 0
      join flights.hold_legs leg on leg.order_id = first.order_id and leg.leg = first.leg
      join flights.holds h on h.order_id = leg.order_id
      join flights.day_messages_wished w on w.order_id = leg.order_id
      where d.departs_at > ${now}::timestamptz - interval '2 days' and d.departs_at <= ${now}::timestamptz + interval '4 days'
        and h.state = 'issued'
        and exists (select from flights.tickets t where t.order_id = leg.order_id and t.leg = leg.leg and t.state = 'open')
        and (w.message <> 'gate' or exists (select from flights.flight_places p
          where p.airline_id = d.airline_id and p.flight_number = d.flight_number and p.date = d.date))
        and (w.message = 'gate' or not exists (select from flights.day_messages_sent s
          where s.order_id = leg.order_id and s.leg = leg.leg and s.message = w.message))
      group by leg.order_id, leg.leg order by min(d.departs_at) limit ${atOnce}`,
  )
}

/** Marked and sent in one transaction, never of a cancelled flight; of two parallel rounds the second finds it marked. */
function sendOf(room: Room, { orderId, leg, messages }: Wished): Promise<number> {
  return room.database.transaction().execute(async (trx) => {
    const hold = await holdOf(trx, orderId)
    const one =
      hold && (await legsNow({ database: trx, fares: room.fares }, hold)).find((each) => each.leg === leg)
    if (one === undefined || one.sold.fares.some(({ departure: { changed } }) => changed?.isCancelled))
      return 0
    const news = await newsOf(trx, one, orderId)
    const now = room.clock.now()
    let sent = 0
    for (const message of messages) {
      if (!isDue(message, news.hours, { now, hasPlace: news.place !== '' })) continue
      if (!(await isMarked(trx, { orderId, leg, message, about: message === 'gate' ? news.place : '', now })))
        continue
      await room.dayOfTravel(trx, { ...news, message })
      sent++
    }
    return sent
  })
}

async function newsOf(trx: Trx, { leg, held, sold }: OrderLeg, orderId: string) {
  const [{ departure, isCharter }] = sold.fares
  const last = sold.fares.at(-1)?.departure ?? departure
  const told = await placeOf(trx, departure)
  const { isInternational, departsAt, airline } = departure
  return {
    orderId,
    leg,
    pnr: [held.pnr ?? '', ...held.furtherPnrs].join('/'),
    originName: cityName(departure.origin),
    destinationName: cityName(last.destination),
    timeZone: departure.origin.timeZone,
    departsLocal: departure.departsLocal,
    hours: dayHours({ airline: airline.iata, isInternational, isCharter, departsAt }),
    place: told === undefined ? '' : placeWords(told),
  } satisfies Omit<DayNews, 'message'>
}

interface Mark {
  readonly orderId: string
  readonly leg: number
  readonly message: DayMessage
  readonly about: string
  readonly now: Temporal.Instant
}

/** False when it was sent before. */
async function isMarked(trx: Trx, { orderId, leg, message, about, now }: Mark): Promise<boolean> {
  const marked = await maybe(
    trx,
    sql`insert into flights.day_messages_sent (order_id, leg, message, about, sent_at)
      values (${orderId}, ${leg}, ${message}, ${about}, ${now}) on conflict do nothing returning leg`,
  )
  return marked !== undefined
}
