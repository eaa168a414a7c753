import {
  type Anew,
  type DateChangeDays,
  daysAtOnce,
  type FlightInstead,
} from '#flights/changes/date-change.ts'
import { boughtAnew } from '#flights/changes/server/date-change/bought-anew.ts'
import type { DaysWanted } from '#flights/changes/server/date-change/changeable.ts'
import {
  type ChangedTo,
  type FlightOfChange,
  flightsOfChange,
} from '#flights/changes/server/date-change/flights-of-change.ts'
import { flightsAtSeller, flightsKnown } from '#flights/changes/server/date-change/sellers-flights.ts'
import { isSold } from '#flights/changes/server/rebooking/flights-on.ts'
import { todayAt } from '#flights/inventory/server/flight-day.ts'
import type { Room } from '#flights/server/room.ts'
import type { ChangeOffer } from '#flights/supplier/change-offer.ts'
import { rial } from '#money/rial.ts'
import { differenceOf } from '#orders/rebooking.ts'

type Day = DateChangeDays['days'][number]

/** Days whose flights its seller has: one is asked for at a time, and those that were stand beside it. */
export async function daysAtSeller(
  room: Room,
  found: ChangedTo,
  wanted: DaysWanted,
): Promise<DateChangeDays> {
  const dates = datesOf(room, found, wanted)
  const day =
    dates.find((date) => date.toString() === wanted.day) ??
    dates[wanted.from === undefined ? 1 : 0] ??
    dates[0]
  const days: Day[] = []
  for (const date of dates) {
    const isAsked = date === day && wanted.withSuppliers === true
    const [offers, anew] = isAsked
      ? await Promise.all([
          flightsAtSeller(room, found.seller, date),
          boughtAnew(room, found, { ...wanted, date }),
        ])
      : [await known(room, found, date), undefined]
    days.push(await dayOf(room, found, { ...wanted, date, offers, anew }))
  }
  const { passengers, paid } = found
  const isPending = days.some(({ date, isUnasked }) => date === day?.toString() && isUnasked === true)
  return {
    passengers: [...passengers],
    paid,
    penalty: 0,
    worth: paid,
    protectionPrice: 0,
    days,
    ...(day !== undefined && { day: day.toString() }),
    isPending,
  }
}

function datesOf({ clock }: Room, found: ChangedTo, { from }: DaysWanted): readonly Temporal.PlainDate[] {
  const today = todayAt(clock.now())
  const first = from === undefined ? found.sold.fares[0].departure.date : Temporal.PlainDate.from(from)
  return Array.from({ length: daysAtOnce }, (_, days) => first.add({ days })).filter((date) =>
    isSold(date, today),
  )
}

async function known(
  room: Room,
  { seller }: ChangedTo,
  date: Temporal.PlainDate,
): Promise<readonly ChangeOffer[] | undefined> {
  const outcome = await flightsKnown(room, seller, date)
  return outcome?.kind === 'done' ? outcome.value : undefined
}

interface DayOffered extends DaysWanted {
  readonly date: Temporal.PlainDate
  readonly offers: readonly ChangeOffer[] | undefined
  readonly anew: Awaited<ReturnType<typeof boughtAnew>> | undefined
}

async function dayOf(
  room: Room,
  found: ChangedTo,
  { date, offers, anew, ...wanted }: DayOffered,
): Promise<Day> {
  if (offers === undefined) return { date: date.toString(), flights: [], isUnasked: true }
  const flights = await flightsOfChange(room, found, { ...wanted, date, offers })
  const shown = flights.flatMap((flight) => flightInstead(flight, anew?.(flight.proposal)))
  return { date: date.toString(), flights: shown.toSorted((a, b) => costOf(a) - costOf(b)) }
}

function costOf({ toPay, back }: Pick<FlightInstead, 'toPay' | 'back'>): number {
  return toPay - back
}

function flightInstead(
  { proposal, penalty, worth }: FlightOfChange,
  anew: Anew | undefined,
): readonly FlightInstead[] {
  const { proposalId, cabinClass, totalPrice: total, flightGroups } = proposal
  const [flightGroup] = flightGroups
  if (flightGroup === undefined) return []
  const difference = differenceOf(rial(total), worth)
  return [
    {
      proposalId,
      flightGroup,
      cabinClass,
      total,
      ...difference,
      bags: [],
      withoutBag: 0,
      terms: { penalty, worth },
      ...(anew && anew.price - anew.refund < costOf(difference) && { anew }),
    },
  ]
}
