import type { Currency } from '#money/currencies.ts'
import { currencyIn } from '#suppliers/foreign-amount.ts'

/** A change of an order as it was listed; amounts in hundredths. */
export interface ChangeView {
  readonly id: string
  readonly orderId: string
  readonly currency: Currency
  /** negative where it comes back */
  readonly change: number
  /** of the new flights */
  readonly total: number
}

export function refOfChange({ id, orderId, currency, change, total }: ChangeView): string {
  return `${id}~${orderId}~${currency}~${change}~${total}`
}

export function changeIn(ref: string): ChangeView | undefined {
  const [, id, orderId, code = '', change, total] =
    /^(oco_[A-Za-z0-9]+)~(ord_[A-Za-z0-9]+)~([A-Z]{3})~(-?\d{1,13})~([1-9]\d{0,12})$/.exec(ref) ?? []
  const currency = currencyIn(code)
  if (id === undefined || orderId === undefined || currency === undefined) return undefined
  return { id, orderId, currency, change: Number(change), total: Number(total) }
}

/** Checked before an id is put into an address. */
export function isChangeId(ref: string): boolean {
  return /^oce_[A-Za-z0-9]+$/.test(ref)
}
