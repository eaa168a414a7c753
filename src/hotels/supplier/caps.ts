export interface HotelCaps {
  readonly mostRooms: number
  /** each of first and last name, Latin letters */
  readonly nameMaxLength: number
  /** a booking not found this long after sending was never made */
  readonly settlesAfterMs: number
  readonly searchMs: number
  readonly callMs: number
  readonly searchesPerMinute: number
  readonly searchesAtOnce: number
}
