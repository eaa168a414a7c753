import type { Currency } from '#money/currencies.ts'

/** What a supplier can do; nothing else is asked of it. */
export interface SupplierCaps {
  /** `always`: what is booked is held and issued by a second call; `none`: it is issued at once */
  readonly hold: 'none' | 'optional' | 'always'
  /** some offers can only be issued at once, though others are held */
  readonly instantOnly: boolean
  /** a hold keeps its price until it ends */
  readonly priceGuaranteed: boolean
  readonly documents: 'nationalCodeOrPassport' | 'passport' | 'perOffer'
  readonly names: 'latin' | 'both'
  /** letters in a first name and in a last name, each */
  readonly nameMaxLength: number
  readonly refund: 'online' | 'manual' | 'none'
  /** the smallest part that is given back by itself */
  readonly refundUnit: 'order' | 'passenger' | 'segment'
  /** by what a booking is found again whose answer was lost */
  readonly lookup: 'byKey' | 'byRef' | 'list'
  readonly webhooks: boolean
  readonly currency: Currency | 'EUR' | 'GBP' | 'TRY'
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
