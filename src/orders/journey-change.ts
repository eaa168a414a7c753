export interface JourneyChange {
  readonly orderId: string
  /** position of the direction, from 0 */
  readonly leg: number
  readonly kind: 'cancelled' | 'new-time' | 'new-aircraft'
  /** new times, each local to its airport; planned ones when cancelled */
  readonly departsLocal: Temporal.PlainDateTime
  readonly arrivesLocal: Temporal.PlainDateTime
  readonly departsAt: Temporal.Instant
  readonly aircraft: string | null
  readonly since: Temporal.Instant
  readonly acceptedAt: Temporal.Instant | null
}

/** A change as the traveller read it, known by its time. */
export interface ChangeRead extends Pick<JourneyChange, 'orderId' | 'leg'> {
  readonly since: string
}
