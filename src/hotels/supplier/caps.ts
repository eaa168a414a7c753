/** What a seller of hotels can do, and what it bears; nothing else is asked of it. */
export interface HotelCaps {
  /** rooms of one booking there */
  readonly mostRooms: number
  /** letters in a first name and in a last name, each; Latin only */
  readonly nameMaxLength: number
  /** a booking that is not found so long after it was sent was never made */
  readonly settlesAfterMs: number
  /** a search that takes longer is given up */
  readonly searchMs: number
  /** any other call */
  readonly callMs: number
  /** searches a minute that the supplier bears, and at once */
  readonly searchesPerMinute: number
  readonly searchesAtOnce: number
}
