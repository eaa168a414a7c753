import type { DuffelAmounts } from '#flights/supplier/server/duffel/amounts.ts'
import type { Currency } from '#money/currencies.ts'
import { FIRST_RATES, type Rate } from '#money/rates.ts'
import { currencyIn } from '#suppliers/foreign-amount.ts'

/** An offer as it was listed: everything that is asked of it later is reckoned by the rate of then. */
export interface OfferView {
  readonly id: string
  readonly currency: Currency
  readonly total: number
  readonly rialAUnit: number
}

export function refOf(id: string, { total }: DuffelAmounts, { currency, rialAUnit }: Rate): string {
  return `${id}~${currency}~${total}~${rialAUnit}`
}

export function displayedIn(ref: string): OfferView | undefined {
  const [, id, code = '', total, rate] =
    /^(off_[A-Za-z0-9]+)~([A-Z]{3})~(\d+)(?:~([1-9]\d{0,9}))?$/.exec(ref) ?? []
  const currency = currencyIn(code)
  if (id === undefined || currency === undefined) return undefined
  // orders of before a ref carried its rate were all reckoned by the first ones
  const rialAUnit = rate === undefined ? FIRST_RATES[currency].rialAUnit : Number(rate)
  return { id, currency, total: Number(total), rialAUnit }
}

/** Checked before an id is put into an address. */
export function isOrderId(ref: string): boolean {
  return /^ord_[A-Za-z0-9]+$/.test(ref)
}
