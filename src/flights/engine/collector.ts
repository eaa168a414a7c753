import type { Journey } from '#flights/engine/journey.ts'

/** Keeps of the journeys found those it is after. */
export interface Collector {
  /** nothing dearer counts any more: what `admits` would say, known without asking */
  readonly most: number
  /** may a journey of at least this price and this many minutes still count? */
  admits(price: number, minutes: number, legs: number): boolean
  /** The journey is overwritten by the next one: what is kept of it is copied. */
  take(journey: Journey): void
}
