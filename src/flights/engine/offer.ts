import type { Journey } from '#flights/engine/journey.ts'
import type { FlightOfDay } from '#flights/engine/updates.ts'
import type { Rial } from '#money/rial.ts'

export interface Offer {
  readonly price: Rial
  readonly departs: number
  /** from first departure to last arrival */
  readonly minutes: number
  readonly flights: readonly number[]
}

export function offerOf(journey: Journey): Offer {
  const [first = -1, second = -1, third = -1] = journey.flights
  return {
    price: journey.price as Rial,
    departs: journey.departs,
    minutes: journey.minutes,
    flights: journey.legs === 1 ? [first] : journey.legs === 2 ? [first, second] : [first, second, third],
  }
}

export function flightOf(number: number, days: number): FlightOfDay {
  return { service: Math.floor(number / days), day: number % days }
}

/** Total order: price, duration, departure, flight numbers. */
export function inOrder(a: Offer, b: Offer): number {
  return (
    a.price - b.price ||
    a.minutes - b.minutes ||
    a.departs - b.departs ||
    (a.flights[0] ?? -1) - (b.flights[0] ?? -1) ||
    (a.flights[1] ?? -1) - (b.flights[1] ?? -1) ||
    (a.flights[2] ?? -1) - (b.flights[2] ?? -1)
  )
}
