import type { OtherFlight, OtherFlights } from '#flights/changes/rebooking.ts'
import { daysOf } from '#flights/changes/server/rebooking/fits.ts'
import { flightsOn, isSold } from '#flights/changes/server/rebooking/flights-on.ts'
import {
  type DirectionOf,
  type Rebookable,
  rebookable,
} from '#flights/changes/server/rebooking/rebookable.ts'
import { todayAt } from '#flights/inventory/server/flight-day.ts'
import type { Proposal } from '#flights/proposal.ts'
import type { Room } from '#flights/server/room.ts'
import { type Rial, rial } from '#money/rial.ts'
import { differenceOf } from '#orders/rebooking.ts'

/** per day, closest in price first */
const shownADay = 20

export interface OtherFlightsWanted extends DirectionOf {
  readonly withSuppliers?: boolean
}

export async function otherFlights(room: Room, wanted: OtherFlightsWanted): Promise<OtherFlights> {
  const found = await rebookable(room, wanted)
  const today = todayAt(room.clock.now())
  const dates = daysOf(found).filter((date) => isSold(date, today))
  const days = await Promise.all(dates.map((date) => dayOf(room, { found, date, ...wanted })))
  return {
    passengers: [...found.passengers],
    worth: found.worth,
    hasBags: found.hasBags,
    hasSeats: found.hasSeats,
    days: days
      .filter(({ flights }) => flights.length > 0)
      .map(({ date, flights }) => ({ date: date.toString(), flights })),
    isPending: days.some(({ isPending }) => isPending),
  }
}

interface DayWanted extends Pick<OtherFlightsWanted, 'withSuppliers'> {
  readonly found: Rebookable
  readonly date: Temporal.PlainDate
}

async function dayOf(room: Room, { found, date, withSuppliers = false }: DayWanted) {
  const { offers, isPending } = await flightsOn(room, { found, date, withSuppliers })
  const flights = offers
    .flatMap(({ proposal }) => shown(proposal, found.worth))
    .toSorted((a, b) => Math.abs(a.total - found.worth) - Math.abs(b.total - found.worth))
    .slice(0, shownADay)
  return { date, flights, isPending }
}

function shown(proposal: Proposal, worth: Rial): readonly OtherFlight[] {
  const { proposalId, cabinClass, totalPrice: total, flightGroups } = proposal
  const [flightGroup] = flightGroups
  if (flightGroup === undefined) return []
  return [{ proposalId, flightGroup, cabinClass, total, ...differenceOf(rial(total), worth) }]
}
