import { bagsTotal } from '#flights/booking/server/held-bags.ts'
import { type DateChangeDays, daysAtOnce, type FlightInstead } from '#flights/changes/date-change.ts'
import { bagsAlong } from '#flights/changes/server/date-change/bags-along.ts'
import { changeable, type DaysWanted } from '#flights/changes/server/date-change/changeable.ts'
import { daysAtSeller } from '#flights/changes/server/date-change/days-at-seller.ts'
import { bearsOn, protectionAlong } from '#flights/changes/server/date-change/protection-along.ts'
import { flightsOn, isSold, type OfferInPlace } from '#flights/changes/server/rebooking/flights-on.ts'
import type { Rebookable } from '#flights/changes/server/rebooking/rebookable.ts'
import { todayAt } from '#flights/inventory/server/flight-day.ts'
import type { Room } from '#flights/server/room.ts'
import { plus, rial } from '#money/rial.ts'
import { differenceOf } from '#orders/rebooking.ts'

const shownADay = 20

/** Some days with the flights the same people could take, each with the whole difference. Refuses as `changeable`. */
export async function dateChangeDays(room: Room, wanted: DaysWanted): Promise<DateChangeDays> {
  const { from, withSuppliers = false } = wanted
  const found = await changeable(room, wanted)
  if (found.seller !== undefined) return daysAtSeller(room, { ...found, seller: found.seller }, wanted)
  const today = todayAt(room.clock.now())
  const first = from === undefined ? found.sold.fares[0].departure.date : Temporal.PlainDate.from(from)
  const dates = Array.from({ length: daysAtOnce }, (_, days) => first.add({ days }))
  const days = await Promise.all(
    dates
      .filter((date) => isSold(date, today))
      .map(async (date) => {
        const { offers, isPending } = await flightsOn(room, { found, date, withSuppliers })
        const flights = offers.flatMap((offer) => flightInstead(room, found, offer))
        const cheapestFirst = flights.toSorted((a, b) => a.total - b.total).slice(0, shownADay)
        return { date: date.toString(), flights: cheapestFirst, isPending }
      }),
  )
  const { passengers, paid, penalty, worth, protectionPrice } = found
  return {
    passengers: [...passengers],
    paid,
    penalty,
    worth,
    protectionPrice,
    days: days.map(({ date, flights }) => ({ date, flights })),
    isPending: days.some(({ isPending }) => isPending),
  }
}

function flightInstead(
  { clock }: Pick<Room, 'clock'>,
  found: Rebookable,
  { proposal, leg }: OfferInPlace,
): readonly FlightInstead[] {
  const { proposalId, cabinClass, totalPrice, flightGroups } = proposal
  const [flightGroup] = flightGroups
  if (flightGroup === undefined) return []
  const { bags, withoutBag } = bagsAlong(found, leg)
  const total = plus(rial(totalPrice), bagsTotal(bags))
  const shown = bags.map(({ passenger, kg, pieces, price }) => ({ passenger, kg, pieces, price }))
  const bears = bearsOn(protectionAlong(found), leg, clock.now())
  const difference = differenceOf(total, found.worth)
  return [
    { proposalId, flightGroup, cabinClass, total, ...difference, bags: shown, withoutBag, protected: bears },
  ]
}
