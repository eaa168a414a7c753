import type { Status } from '#orders/life.ts'
import type { ProductKind } from '#orders/product-kind.ts'
import type { OrderListed } from '#orders/responses.ts'

/** Which orders a list of the desk is of; times without their end. */
export interface DeskFilter {
  readonly product?: ProductKind | undefined
  readonly statuses?: readonly Status[] | undefined
  readonly brand?: string | undefined
  readonly ownerId?: string | undefined
  /** §3 productChannel */
  readonly channel?: number | undefined
  readonly madeFrom?: Temporal.Instant | undefined
  readonly madeUntil?: Temporal.Instant | undefined
  readonly paidFrom?: Temporal.Instant | undefined
  readonly paidUntil?: Temporal.Instant | undefined
  /** of these alone: what another room knows of them */
  readonly among?: readonly string[] | undefined
  /** paid, and for longer without its papers than travellers were promised to wait quietly */
  readonly isLate?: boolean | undefined
}

/** The last row of the page before. */
export interface DeskCursor {
  readonly rank: number
  readonly at: string
  readonly id: string
}

export interface DeskOrder extends OrderListed {
  readonly brand: string | null
  readonly channel: number
  readonly paidAt: string | null
  /** «تهران به مشهد»; a hotel's or a visa's name */
  readonly what: string
  /** `2026-12-03T06:15`, local */
  readonly begins: string
  /** who stands first on it */
  readonly passenger: string
  readonly phoneNumber: string
}

export interface DeskPage {
  readonly orders: readonly DeskOrder[]
  readonly next: DeskCursor | undefined
  /** more were found by name than are looked at */
  readonly isCut: boolean
}
