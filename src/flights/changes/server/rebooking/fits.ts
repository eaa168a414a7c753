import { daysAfter } from '#flights/changes/rebooking.ts'
import type { Rebookable } from '#flights/changes/server/rebooking/rebookable.ts'
import type { LegOnSale } from '#flights/inventory/server/on-sale.ts'
import { minutesBetweenLegs } from '#flights/leg-times.ts'
import { isFlyable, isOfLeg } from '#flights/search/server/flyable.ts'
import { minutesBetween } from '#flights/search/server/leg.ts'
import type { LegWanted } from '#flights/search/server/searches.ts'

export function daysOf({ sold }: Pick<Rebookable, 'sold'>): readonly Temporal.PlainDate[] {
  const { date } = sold.fares[0].departure
  return Array.from({ length: daysAfter + 1 }, (_, days) => date.add({ days }))
}

export function wantedOn({ sold }: Pick<Rebookable, 'sold'>, date: Temporal.PlainDate): LegWanted {
  const last = sold.fares.at(-1) ?? sold.fares[0]
  return {
    origin: { code: sold.fares[0].departure.origin.iata, kind: 'AirportCode' },
    destination: { code: last.departure.destination.iata, kind: 'AirportCode' },
    date,
  }
}

/** Another flight, same route, within those days, leaving time for the order's other directions? */
export function fits(rebookable: Rebookable, leg: LegOnSale): boolean {
  return daysOf(rebookable).some((date) => fitsOn(rebookable, leg, date))
}

export function fitsOn(rebookable: Rebookable, leg: LegOnSale, date: Temporal.PlainDate): boolean {
  const isInTime = isOfLeg(leg.fares, wantedOn(rebookable, date)) && isFlyable(leg.fares)
  return isInTime && !isSameFlight(rebookable, leg) && leavesTime(rebookable, leg)
}

function isSameFlight({ sold }: Rebookable, { fares }: LegOnSale): boolean {
  return sold.fares.some(({ departure }) =>
    fares.some(
      (fare) =>
        fare.departure.flightNumber === departure.flightNumber && fare.departure.date.equals(departure.date),
    ),
  )
}

function leavesTime({ before, after }: Rebookable, leg: LegOnSale): boolean {
  const isBetween = (one: LegOnSale | undefined, next: LegOnSale | undefined) =>
    one === undefined ||
    next === undefined ||
    minutesBetween(one.arrivesAt, next.departsAt) >=
      minutesBetweenLegs(one.isInternational || next.isInternational)
  return isBetween(before, leg) && isBetween(leg, after)
}
