import { daysFrom } from '#calendar/weeks.ts'
import type { MatrixBody } from '#flights/asked.ts'
import type { RoundTripMatrix } from '#flights/choosing-answered.ts'
import { roundTrips, type Wanted } from '#flights/engine/engine.ts'
import { minutesBetweenLegs } from '#flights/leg-times.ts'
import { isSold } from '#flights/server/calendar.ts'
import type { Fed } from '#flights/server/feed/feed.ts'
import { fedFor, waysBetween, windowsOf } from '#flights/server/found/ways.ts'
import { checkPlaces, isDomestic } from '#flights/server/journey.ts'
import type { Room } from '#flights/server/room.ts'
import { straightDays } from '#flights/server/straight-days.ts'

/** so many days on either side of each date */
const daysAround = 3

/** What RoundTripMatrix does; see the door. */
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
  { origin, destination }: MatrixBody,
  { outs, backs }: Dates,
): Promise<ReadonlyMap<string, number>> {
  if (outs.length === 0 || backs.length === 0) return new Map()
  await fedFor(room, outs)
  const fed = await fedFor(room, backs)
  const totals = roundTrips(fed.of.economy, {
    out: outs.map(await wantedOn(room, fed, { origin, destination })),
    back: backs.map(await wantedOn(room, fed, { origin: destination, destination: origin })),
    stayMinutes: minutesBetweenLegs(!isDomestic(origin, destination)),
  })
  return new Map(
    outs.flatMap((out, row) =>
      backs.flatMap((back, column): [string, number][] => {
        const total = totals[row]?.[column]
        return total === undefined ? [] : [[`${out} ${back}`, total]]
      }),
    ),
  )
}

/** A day's journeys as its list has them: without a change, or by any flights that connect. */
async function wantedOn(room: Room, fed: Fed, places: Pick<MatrixBody, 'origin' | 'destination'>) {
  const isStraight = await straightDays(room, places)
  return (date: Temporal.PlainDate): readonly Wanted[] =>
    waysBetween(fed, places, isStraight(date) ? 1 : 3).flatMap((way) =>
      windowsOf(fed, way, [date]).map((window) => ({ ...way.wanted, ...window })),
    )
}
