import type { Journey } from '#flights/engine/journey.ts'

export interface Collector {
  /** upper bound on prices that still count; a cheap test before `admits` */
  readonly most: number
  /** may a journey with at least this price and duration still count? */
  admits(price: number, minutes: number, legs: number): boolean
  /** `journey` is overwritten by the next one: copy what is kept. */
  take(journey: Journey): void
}
