import type { Currency } from '#money/currencies.ts'

export interface SupplierCaps {
  /** `always`: hold first, issue with a second call; `none`: issued at once */
  readonly hold: 'none' | 'optional' | 'always'
  readonly instantOnly: boolean
  /** a hold keeps its price until it ends */
  readonly priceGuaranteed: boolean
  readonly documents: 'nationalCodeOrPassport' | 'passport' | 'perOffer'
  readonly names: 'latin' | 'both'
  /** limits for first and last name, letters */
  readonly nameMaxLength: number
  readonly refund: 'online' | 'manual' | 'none'
  /** smallest part that can be refunded */
  readonly refundUnit: 'order' | 'passenger' | 'segment'
  /** how a booking without an answer is found again */
  readonly lookup: 'byKey' | 'byRef' | 'list'
  readonly webhooks: boolean
  readonly currency: Currency | 'EUR' | 'GBP' | 'TRY'
  /** a booking not found after this time was never made */
  readonly settlesAfterMs: number
  readonly searchMs: number
  readonly callMs: number
  /** the rate the supplier allows */
  readonly searchesPerMinute: number
  readonly searchesAtOnce: number
}
