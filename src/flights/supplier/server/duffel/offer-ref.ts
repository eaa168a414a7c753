import { type DuffelAmounts } from '#flights/supplier/server/duffel/amounts.ts'
import type { Currency } from '#money/currencies.ts'
import { currencyIn } from '#suppliers/foreign-amount.ts'

export interface OfferView {
  readonly id: string
  readonly currency: Currency
  readonly total: number
}

export function refOf(id: string, { currency, total }: DuffelAmounts): string {
  return `${id}~${currency}~${total}`
}

export function displayedIn(ref: string): OfferView | undefined {
  const [, id, code = '', total] = /^(off_[A-Za-z0-9]+)~([A-Z]{3})~(\d+)$/.exec(ref) ?? []
  const currency = currencyIn(code)
  return id === undefined || currency === undefined ? undefined : { id, currency, total: Number(total) }
}

/** Checked before an id is put into an address. */
export function isOrderId(ref: string): boolean {
  return /^ord_[A-Za-z0-9]+$/.test(ref)
}
