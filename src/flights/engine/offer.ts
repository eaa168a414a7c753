import type { Journey } from '#flights/engine/journey.ts'
import type { FlightOfDay } from '#flights/engine/updates.ts'
import type { Rial } from '#money/rial.ts'

/** A journey for sale: one to three flights, for one adult. */
export interface Offer {
  readonly price: Rial
  /** in the schedule's minutes */
  readonly departs: number
  /** from the first departure to the last arrival */
  readonly minutes: number
  /** numbers of its flights, in order; see `flightOf` */
  readonly flights: readonly number[]
}

/** The offer that a journey just found makes. */
export function offerOf(journey: Journey): Offer {
  const [first = -1, second = -1, third = -1] = journey.flights
  return {
    price: journey.price as Rial,
    departs: journey.departs,
    minutes: journey.minutes,
    flights: journey.legs === 1 ? [first] : journey.legs === 2 ? [first, second] : [first, second, third],
  }
}

/** The service and the day of a flight by its number, in a schedule of so many days. */
export function flightOf(number: number, days: number): FlightOfDay {
  return { service: Math.floor(number / days), day: number % days }
}

/** Cheaper, then shorter, then earlier, then by the flights' numbers: below zero when `a` comes first. Total. */
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
