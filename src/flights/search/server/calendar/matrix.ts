import { daysFrom } from '#calendar/weeks.ts'
import type { RoundTripMatrix } from '#flights/choosing/choosing-response.ts'
import { roundTrips, type Schedule, type Wanted } from '#flights/engine/engine.ts'
import { minutesBetweenLegs } from '#flights/leg-times.ts'
import type { MatrixBody } from '#flights/requests.ts'
import { isSold } from '#flights/search/server/calendar/calendar.ts'
import { straightDays } from '#flights/search/server/calendar/straight-days.ts'
import type { Fed } from '#flights/search/server/feed/feed.ts'
import { productsIn } from '#flights/search/server/found/cabin-products.ts'
import { cabinIn } from '#flights/search/server/found/connected.ts'
import { fedFor, waysBetween, windowsOf } from '#flights/search/server/found/ways.ts'
import { checkPlaces, isDomestic } from '#flights/search/server/journey.ts'
import { requestedParty } from '#flights/search/server/search-wanted.ts'
import type { Room } from '#flights/server/room.ts'
import { seatCount } from '#passengers/party.ts'

const daysAround = 3

export async function roundTripMatrix(room: Room, asked: MatrixBody): Promise<RoundTripMatrix> {
  checkPlaces(asked.origin, asked.destination)
  const now = room.clock.now()
  const [outs = [], backs = []] = asked.dates.map((date) =>
    daysFrom(Temporal.PlainDate.from(date).subtract({ days: daysAround }), 2 * daysAround + 1),
  )
  const [sold, soldBack] = [outs, backs].map((dates) => dates.filter((date) => isSold(date, now)))
  const totals = await totalsOf(room, asked, { outs: sold ?? [], backs: soldBack ?? [] })
  return {
    pricedAt: now.toString({ smallestUnit: 'second' }),
    cells: outs.flatMap((out) =>
      backs.map((back) => ({
        outward: out.toString(),
        returning: back.toString(),
        total: totals.get(`${out} ${back}`) ?? null,
      })),
    ),
  }
}

interface Dates {
  readonly outs: readonly Temporal.PlainDate[]
  readonly backs: readonly Temporal.PlainDate[]
}

async function totalsOf(
  room: Room,
  asked: MatrixBody,
  { outs, backs }: Dates,
): Promise<ReadonlyMap<string, number>> {
  const seats = seatCount(requestedParty(asked))
  if (outs.length === 0 || backs.length === 0) return new Map()
  await fedFor(room, outs, { seats })
  const fed = await fedFor(room, backs, { seats })
  const { origin, destination } = asked
  const trips = {
    out: outs.map(await wantedOn(room, fed, asked)),
    back: backs.map(await wantedOn(room, fed, { ...asked, origin: destination, destination: origin })),
    stayMinutes: minutesBetweenLegs(!isDomestic(origin, destination)),
  }
  const tables = schedulesFor(fed, asked).map((schedules) => roundTrips(schedules, trips))
  return new Map(
    outs.flatMap((out, row) =>
      backs.flatMap((back, column): [string, number][] => {
        const totals = tables.flatMap((totals) => totals[row]?.[column] ?? [])
        return totals.length === 0 ? [] : [[`${out} ${back}`, Math.min(...totals)]]
      }),
    ),
  )
}

/** Domestic: each direction may be of another cabin. Abroad: both are sold as one. */
function schedulesFor(fed: Fed, asked: MatrixBody): readonly (readonly Schedule[])[] {
  const names = productsIn[cabinIn(asked)]
  const schedules = names.map((name) => fed.of[name])
  return isDomestic(asked.origin, asked.destination) ? [schedules] : schedules.map((one) => [one])
}

type MatrixRoute = Pick<MatrixBody, 'origin' | 'destination' | 'cabinClass'>

async function wantedOn(room: Room, fed: Fed, asked: MatrixRoute) {
  const { cabinClass: cabin } = asked
  const isStraight = await straightDays(room, asked, cabin === undefined ? undefined : { cabin, fed })
  return (date: Temporal.PlainDate): readonly Wanted[] =>
    waysBetween(fed, asked, isStraight(date) ? 1 : 3).flatMap((way) =>
      windowsOf(fed, way, [date]).map((window) => ({ ...way.wanted, ...window })),
    )
}
