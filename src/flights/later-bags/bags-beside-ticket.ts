/** Of an issued order of flights. */
export interface BagsBesideTicket {
  /** directions on which somebody without a bag may look for one */
  readonly directions: readonly number[]
  readonly bought: readonly {
    readonly orderId: string
    readonly leg: number
    readonly passenger: number
    /** its place in its own order */
    readonly position: number
    readonly words: string
    readonly price: number
  }[]
}
