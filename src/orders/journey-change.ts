/** What became of a direction after it was sold. */
export interface JourneyChange {
  readonly orderId: string
  /** the direction's position in its order, from 0 */
  readonly leg: number
  readonly kind: 'cancelled' | 'new-time' | 'new-aircraft'
  /** when it leaves and comes now, each on its airport's clock; of a cancelled one when it was to */
  readonly departsLocal: Temporal.PlainDateTime
  readonly arrivesLocal: Temporal.PlainDateTime
  /** of its first flight, now */
  readonly departsAt: Temporal.Instant
  /** the type that flies it now, where it is another */
  readonly aircraft: string | null
  /** when we were told */
  readonly since: Temporal.Instant
  /** when the traveller agreed to it; a later change asks anew */
  readonly acceptedAt: Temporal.Instant | null
}

/** The change of a direction that a traveller read, by when it was told. */
export interface ChangeRead extends Pick<JourneyChange, 'orderId' | 'leg'> {
  readonly since: string
}
