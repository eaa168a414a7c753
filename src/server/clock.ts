/** The only source of the present; tests set it. */
export interface Clock {
  now(): Temporal.Instant
}

export const systemClock: Clock = { now: () => Temporal.Now.instant() }

/** For tests: runs on from the time set. */
export class MovableClock implements Clock {
  #shift = Temporal.Duration.from({ seconds: 0 })

  now(): Temporal.Instant {
    return Temporal.Now.instant().add(this.#shift)
  }

  set(instant: Temporal.Instant): void {
    this.#shift = Temporal.Now.instant().until(instant)
  }

  advance(by: Temporal.DurationLike): void {
    this.#shift = this.#shift.add(Temporal.Duration.from(by).round({ largestUnit: 'second' }))
  }
}
