/** Something a supplier sent us by itself, as it came. */
export interface SupplierSaid {
  readonly body: Uint8Array
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
}

/** What it says of an order. */
export interface SupplierEvent {
  /** the supplier's own number of the event, the same when it is told again */
  readonly id: string
  /** the order it had accepted was made, or cannot be made after all; its airline changed an order by itself */
  readonly says: 'made' | 'failed' | 'changed' | 'other'
  /** what we sent the order under, where the event tells that */
  readonly key: string | null
  /** the supplier's own name of the order, where the event tells that */
  readonly ref: string | null
}
