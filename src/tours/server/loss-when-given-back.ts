import { iranZone } from '#calendar/zones.ts'
import { type Rial, rial, sum } from '#money/rial.ts'
import { penaltySteps, penaltyStretches } from '#penalties/penalty.ts'
import { ladderNamed } from '#tours/ladders.ts'
import { bookingOf } from '#tours/server/bookings.ts'
import { departureOf } from '#tours/server/departures.ts'
import type { Room } from '#tours/server/room.ts'

/** Rial kept of an order's places, held or booked, when all are given back within the hour. */
export async function lossWhenGivenBack(
  { database, clock }: Pick<Room, 'database' | 'clock'>,
  orderId: string,
): Promise<Rial> {
  const booking = await bookingOf(database, orderId)
  const departure = booking && (await departureOf(database, booking.departureId))
  if (booking === undefined || departure === undefined) throw new Error(`order ${orderId} holds no places`)
  const prices = booking.travellers.map(({ total }) => ({ count: 1, baseFare: total, totalPrice: total }))
  const stretches = penaltyStretches(
    ladderNamed(departure.ladder),
    departure.departsAt.toZonedDateTimeISO(iranZone),
  )
  const steps = penaltySteps({ stretches, prices, now: clock.now().add({ hours: 1 }) })
  const step = steps.find(({ state }) => state === 'now')
  return step === undefined ? sum(prices.map(({ totalPrice }) => totalPrice)) : rial(step.penalty)
}
