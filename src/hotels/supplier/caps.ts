/** Limits of a supplier. */
export interface HotelCaps {
  /** rooms per booking */
  readonly mostRooms: number
  /** each of first and last name, Latin letters */
  readonly nameMaxLength: number
  /** a booking not found this long after sending was never made */
  readonly settlesAfterMs: number
  /** timeout of a search */
  readonly searchMs: number
  readonly callMs: number
  /** rate limit, and burst */
  readonly searchesPerMinute: number
  readonly searchesAtOnce: number
}
