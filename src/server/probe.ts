/** What a room lets be measured of itself: cheap, and nothing is booked. */
export interface Probe {
  /** whom or what of the service it measures; unique in it */
  readonly part: string
  /** as travellers know it */
  readonly title: string
  /** Undefined where there was nothing to measure. Throwing is bad, as is silence past the signal. */
  look(signal: AbortSignal): Promise<boolean | undefined>
}
