export interface SupplierSaid {
  readonly body: Uint8Array
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
}

export interface SupplierEvent {
  /** the supplier's id, the same when repeated */
  readonly id: string
  /** an accepted order was made or failed; or its airline changed it */
  readonly says: 'made' | 'failed' | 'changed' | 'other'
  /** our key for the order, if the event has it */
  readonly key: string | null
  /** the supplier's id of the order, if the event has it */
  readonly ref: string | null
}
